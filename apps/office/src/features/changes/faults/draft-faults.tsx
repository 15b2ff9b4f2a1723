import { useI18n } from "../../../i18n/i18n-context.tsx";
import css from "./draft-faults.module.css";
import { goToField } from "./go-to-field.ts";
import type { DraftFault, DraftFaults } from "./use-draft-faults.ts";

interface DraftFaultListProps extends Pick<DraftFaults, "faults"> {
  /** Shows a field that is hidden, for example in another tab. Default: moves the focus to it. */
  readonly onGo?: (field: string) => void;
}

/** Faults that block publishing, above a form, with links to its fields (EDIT-5). */
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
