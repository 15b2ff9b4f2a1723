import type { WireImportRow } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

type Fault = WireImportRow["faults"][number];

/** Faults of cells that the office says in its own words. */
const CODES = [
  "cell-date",
  "cell-formula",
  "cell-error",
  "cell-too-long",
  "cell-too-precise",
  "required",
  "not-a-number",
  "negative",
  "too-large",
  "decimals",
  "ambiguous-number",
  "not-a-flag",
  "not-an-id",
  "unknown-id",
  "markup",
  "picture-address",
  "too-many",
  "unknown-branch",
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

/** What is wrong with a cell. */
export function faultText({ code, message }: Fault, { t }: Pick<I18n, "t">): string {
  return isKnown(code) ? t(`imports.fault.${code}`) : message;
}

/** What to do about it. */
export function faultAdvice({ code, advice }: Fault, { t }: Pick<I18n, "t">): string {
  return isKnown(code) ? t(`imports.advice.${code}`) : advice;
}
