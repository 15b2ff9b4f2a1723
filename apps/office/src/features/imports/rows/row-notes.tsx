import type { WireImportRow } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { costText, noteText } from "../words/note-words.ts";
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
