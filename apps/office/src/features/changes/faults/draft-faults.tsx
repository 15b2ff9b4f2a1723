import { useI18n } from "../../../i18n/i18n-context.tsx";
import css from "./draft-faults.module.css";
import { goToField } from "./go-to-field.ts";
import type { DraftFault, DraftFaults } from "./use-draft-faults.ts";

interface DraftFaultListProps extends Pick<DraftFaults, "faults"> {
  /** Shows a field that is not in sight, such as one of another tab. Default: the focus goes to it. */
  readonly onGo?: (field: string) => void;
}

/** Above a form: everything that keeps it from being published, with the ways to its fields (EDIT-5). */
export function DraftFaultList({ faults, onGo }: DraftFaultListProps) {
  const { t } = useI18n();
  if (faults.length === 0) return null;
  return (
    <div role="status" className={css.faults}>
      <p className={css.title}>{t("draft.blocked", { count: faults.length })}</p>
      <ul className={css.list}>
        {faults.map((fault) => (
          <li key={fault.key}>
            <FaultLine fault={fault} {...(onGo === undefined ? {} : { onGo })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FaultLine({ fault, onGo }: { readonly fault: DraftFault } & Pick<DraftFaultListProps, "onGo">) {
  const { t } = useI18n();
  const { field, title, message } = fault;
  const text = t("draft.blocks.line", { field: title, message });
  if (field === null) return <p className={css.line}>{text}</p>;
  return (
    <button
      type="button"
      className={css.way}
      onClick={({ currentTarget }) => {
        if (onGo !== undefined) onGo(field);
        else goToField(currentTarget.closest("form") ?? document, field);
      }}
    >
      {text}
    </button>
  );
}
