import type { LookForm } from "../../model/look/look-form.ts";

/** What every group of fields of the look gets. */
export interface LookFieldsProps {
  readonly form: LookForm;
  readonly onChange: (part: Partial<LookForm>) => void;
  /** What keeps a field's draft from being published, by the field's name; null: nothing. */
  readonly errorOf: (field: string) => string | null;
}
