import type { WireImportNote } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

/** What another system says of a dish otherwise, and what this shop does. */
export function noteText({ code, group, option }: WireImportNote, { t }: Pick<I18n, "t">): string {
  const text = t(`imports.note.${code}`, { option }).trim();
  return group === "" ? text : `${group}: ${text}`;
}

/** What the difference costs a guest; "" if nothing. */
export function costText({ cost }: WireImportNote, { t, number }: Pick<I18n, "t" | "number">): string {
  if (cost === null || cost === 0) return "";
  return t(cost > 0 ? "imports.note.dearer" : "imports.note.cheaper", { sum: number(Math.abs(cost)) });
}
