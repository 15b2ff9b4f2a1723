import type { GuideFault } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

/** The fault message of a field; null: none. `row`: the dish or interval, from 0. */
export function faultText(
  faults: readonly GuideFault[],
  { field, row }: { readonly field: string; readonly row?: number },
  { t }: Pick<I18n, "t">,
): string | null {
  const found = faults.find((fault) => fault.field === field && fault.row === row);
  return found === undefined ? null : t(`guide.fault.${found.reason}`);
}
