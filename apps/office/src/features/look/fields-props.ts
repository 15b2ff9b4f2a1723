import type { LookForm } from "../../model/look/look-form.ts";

/** Properties of every group of look fields. */
export interface LookFieldsProps {
  readonly form: LookForm;
  readonly onChange: (part: Partial<LookForm>) => void;
  /** The fault that blocks publishing of a field, by field name; null: none. */
  readonly errorOf: (field: string) => string | null;
}
