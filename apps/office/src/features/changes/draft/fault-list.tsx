import type { WirePublishFault } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { entityPlace, entityText } from "../words/entity-words.ts";
import { faultWords } from "../words/fault-words.ts";
import { fieldTitle } from "../words/field-title.ts";

interface FaultListProps {
  readonly title: string;
  readonly faults: readonly WirePublishFault[];
}

/** Faults that block publishing, each with a link to the faulty entity. */
export function FaultList({ title, faults }: FaultListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <section className={css.faults} aria-label={title}>
      <p className={screen.fault}>{title}</p>
      <ul className={screen.list}>
        {faults.map((fault) => {
          const { entity, file, path, message } = fault;
          const place = entity === null ? null : entityPlace(entity);
          const name = entity === null ? t("draft.fault.file") : entityText(entity, i18n);
          const step = path
            .split(/[.[\]]+/)
            .filter(Boolean)
            .findLast((each) => !/^\d+$/.test(each));
          return (
            <li key={`${file} ${path} ${message}`} className={screen.row}>
              <div className={screen.what}>
                <p className={screen.name}>
                  {step === undefined ? name : t("draft.fault.at", { name, field: fieldTitle("", step, i18n) })}
                </p>
                <p className={screen.quiet}>{faultWords(fault, i18n)}</p>
              </div>
              {place !== null && (
                <Link className={css.way} to={place} aria-label={t("draft.open.of", { name })}>
                  {t("draft.open")}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
