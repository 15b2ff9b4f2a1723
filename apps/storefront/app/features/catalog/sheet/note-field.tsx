import { MAX_DISH_NOTE, noteLength } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Field } from "../../../ui/fields/field.tsx";

/** The counter appears when so few characters are left. */
const counted = 30;

export interface NoteFieldProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** The guest's wish for the dish, on one line (MENU-15). */
export function NoteField({ note, onChange }: NoteFieldProps) {
  const { t } = useI18n();
  const left = MAX_DISH_NOTE - noteLength(note);
  return (
    <Field
      label={t("dish.note")}
      value={note}
      onChange={({ target }) => onChange([...target.value].slice(0, MAX_DISH_NOTE).join(""))}
      autoComplete="off"
      enterKeyHint="done"
      hint={left <= counted && <span role="status">{t("dish.note.left", { count: left })}</span>}
    />
  );
}
