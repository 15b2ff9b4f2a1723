import type { WireImportNote, WireImportRow } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "./rows.module.css";

/** How a dish of another system's menu is imported, and each difference with its price for the guest (MENU-25). */
export function RowNotes({ row: { verdict, notes } }: { readonly row: WireImportRow }) {
  const i18n = useI18n();
  if (verdict === null) return null;
  return (
    <div className={css.verdict}>
      <p className={css.verdictName}>{i18n.t(`imports.verdict.${verdict}`)}</p>
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note) => {
            const cost = costText(note, i18n);
            return (
              <li key={`${note.code} ${note.group} ${note.option} ${note.cost}`}>
                {noteText(note, i18n)}
                {cost !== "" && <span className={screen.quiet}> {cost}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** What another system says of a dish otherwise, and what this shop does. */
function noteText({ code, group, option }: WireImportNote, { t }: Pick<I18n, "t">): string {
  const text = t(`imports.note.${code}`, { option }).trim();
  return group === "" ? text : `${group}: ${text}`;
}

/** What the difference costs a guest; "" if nothing. */
function costText({ cost }: WireImportNote, { t, number }: Pick<I18n, "t" | "number">): string {
  if (cost === null || cost === 0) return "";
  return t(cost > 0 ? "imports.note.dearer" : "imports.note.cheaper", { sum: number(Math.abs(cost)) });
}
