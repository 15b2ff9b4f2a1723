import { changedPair, type Money, type PriceChange } from "@skatert/domain";
import { type GridColumn, hasOwnValues, moneyText, pricesIn } from "./grid-column.ts";
import type { CellEdit } from "./grid-edits.ts";
import type { GridLine } from "./grid-line.ts";

/** A price before and after. The old price is null without a discount. */
export interface PreviewedPrice {
  readonly line: GridLine;
  readonly column: GridColumn;
  readonly before: { readonly price: Money; readonly old: Money | null };
  readonly after: { readonly price: Money; readonly old: Money | null };
}

/** Every price that the change affects, in the chosen menus. `columns`: price columns. */
export function previewedPrices(
  lines: readonly GridLine[],
  columns: readonly GridColumn[],
  change: PriceChange,
): readonly PreviewedPrice[] {
  return lines.filter(hasOwnValues).flatMap((line) =>
    columns.flatMap((column) => {
      const { price = null, old = null } = pricesIn(line, column.facet) ?? {};
      if (price === null) return [];
      const next = changedPair({ price, old: old ?? price }, change);
      const after = { price: next.price, old: next.old > next.price ? next.old : null };
      return after.price === price && after.old === old ? [] : [{ line, column, before: { price, old }, after }];
    }),
  );
}

/** The edits that apply the preview. */
export function editsOfPreview(preview: readonly PreviewedPrice[]): readonly CellEdit[] {
  return preview.flatMap(({ line, column, after }) => {
    const price = { lineKey: line.key, column, text: moneyText(after.price, false) };
    if (line.option !== null) return [price];
    const old = { ...column, id: `old:${column.facet}`, kind: "old" } as const;
    return [price, { lineKey: line.key, column: old, text: after.old === null ? "" : moneyText(after.old, false) }];
  });
}
