import type { I18n } from "../../i18n/i18n.ts";
import type { HoursFault } from "../../model/branches/branch-faults.ts";
import type { BranchForm } from "../../model/branches/branch-form.ts";

/** Properties of every group of branch fields. */
export interface FieldsProps {
  readonly form: BranchForm;
  readonly onChange: (part: Partial<BranchForm>) => void;
  /** The message beside a field by its name; null: none. */
  readonly errorOf: (field: string) => string | null;
}

/** The fault of a field in words; null: none. */
export function faultText(faults: readonly HoursFault[], field: string, t: I18n["t"]): string | null {
  const found = faults.find((fault) => fault.field === field);
  return found === undefined ? null : t(`hours.fault.${found.kind}`);
}
