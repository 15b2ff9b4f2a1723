import type { LookForm } from "../../model/look/look-form.ts";

/** What every group of fields of the look gets. */
export interface LookFieldsProps {
  readonly form: LookForm;
  readonly onChange: (part: Partial<LookForm>) => void;
}
