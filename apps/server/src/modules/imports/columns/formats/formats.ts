import type { ImportFormat } from "@skatert/contract";
import { normalHeading } from "../normal-heading.ts";
import type { TableFormat } from "./format.ts";
import { shopifyFormat } from "./shopify-format.ts";
import { tillFormats } from "./till-formats.ts";
import { wooFormat } from "./woo-format.ts";

/** Exports whose columns are read by their own rules alone. */
const whole: readonly ImportFormat[] = ["woocommerce", "shopify"];

/** The known export that a row of headings belongs to; null: none (IMPORT-1). */
export function formatOf(row: readonly string[]): TableFormat | null {
  const headings = new Set(row.map(normalHeading));
  return [wooFormat, shopifyFormat, ...tillFormats].find((format) => format.isHeader(headings)) ?? null;
}

/** Headings of a flag that takes a dish off sale, in any list. */
const archived = new Set([
  ...[
    "архив",
    "в архиве",
    "архивный",
    "удален",
    "удалено",
    "скрыт",
    "скрыто",
    "скрыть",
    "стоп",
    "стоп-лист",
    "в стопе",
  ],
  ...["снято с продажи", "не продается", "archived", "deleted", "is deleted", "hidden", "disabled", "not for sale"],
  ...["inactive", "86", "видалено", "приховано"],
]);

export function isOffSale(heading: string): boolean {
  return archived.has(heading);
}

/** Whether the headings of a format have no other meaning. */
export function isWhole(format: TableFormat | null): boolean {
  return format !== null && whole.includes(format.name);
}
