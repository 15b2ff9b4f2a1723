import type { WireImport, WireImportRow, WireImportTable } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { faultAdvice, faultText } from "../words/fault-words.ts";
import { rowText, rowTitle } from "../words/row-words.ts";
import { fieldTitle } from "../words/system-words.ts";
import { valueText } from "../words/value-words.ts";
import { RowNotes } from "./row-notes.tsx";
import css from "./rows.module.css";

type Change = WireImportRow["changes"][number];

interface ImportRowProps {
  readonly row: WireImportRow;
  readonly sheets: WireImport["sheets"];
  /** Labels of the fields. */
  readonly titles: WireImportTable["fields"];
  /** Whether the file's value wins a conflict. */
  readonly takesFile: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** The effect of one row of the file: the dish, its fields before and after, and the faults of its cells. */
export function ImportRow({ row, sheets, titles, takesFile, isChosen, onToggle }: ImportRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const name = row.name === "" ? t("imports.row.unnamed") : row.name;
  const canChoose = row.kind === "added" || row.kind === "changed";
  return (
    <div className={css.row} data-kind={row.kind}>
      <div className={css.rowHead}>
        {canChoose ? (
          <Checkbox isSelected={isChosen} onChange={onToggle}>
            <span className={screen.name}>{name}</span>
          </Checkbox>
        ) : (
          <p className={screen.name}>{name}</p>
        )}
        <p className={screen.quiet}>
          {row.is_group && `${t("imports.group")} · `}
          {t(`imports.kind.${row.kind}`)}
          {row.row > 0 && ` · ${rowText(row.row, sheets, i18n)}`}
        </p>
      </div>
      {row.verdict !== null && <RowNotes row={row} />}
      {row.changes.length > 0 && row.kind !== "fault" && <Changes {...{ row, sheets, titles, takesFile }} />}
      {row.faults.length > 0 && (
        <ul className={css.faults}>
          {row.faults.map((fault) => (
            <li key={`${fault.row} ${fault.column} ${fault.code}`}>
              <p className={screen.fault}>
                {t("imports.fault.at", {
                  row: rowTitle(fault.row, sheets, i18n),
                  column: fault.column ?? t("imports.fault.row"),
                })}
                : {fault.found !== "" && <q>{fault.found}</q>} {faultText(fault, i18n)}
              </p>
              <p className={screen.quiet}>{faultAdvice(fault, i18n)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Changes({ row, sheets, titles, takesFile }: Omit<ImportRowProps, "isChosen" | "onToggle">) {
  const i18n = useI18n();
  const { t, language } = i18n;
  // The title already shows a new dish's name.
  const isTitle = ({ field, before, after }: Change) => field === "name" && before === "" && after === row.name;
  return (
    <dl className={css.changes}>
      {row.changes
        .filter((change) => !isTitle(change))
        .map(({ field, size_row: sizeRow, size, before, after, conflict }) => (
          <div key={`${field} ${sizeRow}`}>
            <dt>
              {fieldTitle(field, titles, i18n)}
              {sizeRow !== null && field !== "size" && ` (${size ?? rowText(sizeRow, sheets, i18n)})`}
            </dt>
            <dd>
              {before !== "" && (
                <>
                  <del>{valueText(field, before, language)}</del> <span aria-hidden="true">→</span>{" "}
                </>
              )}
              {after === "" ? (
                <span className={screen.quiet}>{t("field.empty")}</span>
              ) : (
                <ins>{valueText(field, after, language)}</ins>
              )}
              {conflict !== null && (
                <span className={css.conflict}>
                  {conflict.base === null
                    ? t(takesFile ? "imports.conflict.take" : "imports.conflict.keep")
                    : t(takesFile ? "imports.conflict.take.base" : "imports.conflict.keep.base", {
                        base: valueText(field, conflict.base, language),
                      })}
                </span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
