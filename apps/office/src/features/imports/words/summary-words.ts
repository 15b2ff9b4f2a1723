import type { WireImport } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

const COUNTED = ["added", "changed", "archived", "faults"] as const;

/** "12 added, 3 changed": the counts that are not zero, as one line. */
export function summaryText(summary: WireImport["summary"], { t }: Pick<I18n, "t">): string {
  const said = COUNTED.filter((kind) => summary[kind] > 0).map((kind) =>
    t(`imports.count.${kind}`, { count: summary[kind] }),
  );
  return said.join(", ");
}
