import { useI18n } from "../../i18n/i18n-context.tsx";
import { Select } from "../../ui/fields/select.tsx";

export interface NotesFieldProps {
  /** What holds where nothing is stated: "As the category". */
  readonly inherited: string;
  /** "allow", "forbid"; "": not stated. */
  readonly notes: string;
  readonly onChange: (notes: string) => void;
  readonly error?: string | null;
}

/** Whether guests may write notes for a dish, or for the dishes of a category (MENU-15). */
export function NotesField({ inherited, notes, onChange, error = null }: NotesFieldProps) {
  const { t } = useI18n();
  return (
    <div data-field="notes">
      <Select
        label={t("field.dishNotes")}
        value={notes === "" ? "inherited" : notes}
        onChange={(value) => onChange(value === "inherited" ? "" : value)}
        error={error}
        choices={[
          { value: "inherited", label: inherited },
          { value: "allow", label: t("field.dishNotes.allow") },
          { value: "forbid", label: t("field.dishNotes.forbid") },
        ]}
      />
    </div>
  );
}
