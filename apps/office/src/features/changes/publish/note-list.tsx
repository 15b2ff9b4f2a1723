import type { WireDraft } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { noteText } from "../words/note-text.ts";

/** What guests will meet after the publication that its author may not expect (EDIT-5). */
export function NoteList({ notes }: Pick<WireDraft, "notes">) {
  const i18n = useI18n();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="publish-notes">
      <h3 id="publish-notes" className={screen.name}>
        {i18n.t("draft.note.title")}
      </h3>
      <ul className={screen.list}>
        {notes.map((note) => (
          <li key={`${note.kind} ${note.entity.id} ${note.entity.name}`} className={screen.quiet}>
            {noteText(note, i18n)}
          </li>
        ))}
      </ul>
    </section>
  );
}
