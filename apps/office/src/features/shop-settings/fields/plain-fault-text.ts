import type { I18n } from "../../../i18n/i18n.ts";
import type { PlainField } from "../../../model/shop-settings/plain-fields.ts";
import type { PlainFault } from "../../../model/shop-settings/plain-form.ts";

/** The fault of a setting, with the bounds that it violates. */
export function plainFaultText(field: PlainField | undefined, fault: PlainFault, i18n: I18n): string {
  return i18n.t(`shopset.fault.${fault}`, boundsOf(field, i18n));
}

function boundsOf(field: PlainField | undefined, { money, number }: Pick<I18n, "money" | "number">) {
  switch (field?.kind) {
    case "whole":
      return { min: number(field.min), max: number(field.max) };
    case "money":
      return { min: money(field.min / 100), max: money(field.max / 100) };
    default:
      return { min: "", max: "" };
  }
}
