import type { WireImportRow } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

type Fault = WireImportRow["faults"][number];

/** Cell faults that have a text in the office. */
const CODES = [
  "cell-date",
  "cell-formula",
  "cell-error",
  "cell-too-long",
  "cell-too-precise",
  "cell-split",
  "cell-unclear",
  "cell-zero",
  "cell-any",
  "cell-currency",
  "section-or-dish",
  "other-dish",
  "required",
  "not-a-number",
  "negative",
  "too-large",
  "decimals",
  "ambiguous-number",
  "not-a-flag",
  "not-hours",
  "not-an-id",
  "unknown-id",
  "markup",
  "picture-address",
  "too-many",
  "unknown-branch",
  "not-sold",
  "priced-by-size",
  "unknown-group",
  "ambiguous-group",
  "group-rule",
  "unknown-option",
  "faulty-group",
  "impossible",
  "unknown-supplement",
  "ambiguous-name",
  "ambiguous-category",
  "unknown-parent",
  "unsupported-type",
  "repeated",
  "shop",
] as const;
type Code = (typeof CODES)[number];

function isKnown(code: string): code is Code {
  return (CODES as readonly string[]).includes(code);
}

/** The fault of a cell. */
export function faultText({ code, message }: Fault, { t }: Pick<I18n, "t">): string {
  return isKnown(code) ? t(`imports.fault.${code}`) : message;
}

/** How to correct the fault. */
export function faultAdvice({ code, advice }: Fault, { t }: Pick<I18n, "t">): string {
  return isKnown(code) ? t(`imports.advice.${code}`) : advice;
}
