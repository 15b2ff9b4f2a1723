import type { GridColumn } from "../../model/grid/grid-column.ts";

/** Height of lines and of the header, px: large enough for a finger. */
export const rowHeight = 44;

const widths: Readonly<Record<GridColumn["kind"], number>> = {
  name: 280,
  price: 132,
  branch: 184,
  old: 132,
  weight: 108,
  stock: 108,
  plain: 180,
};

/** px. */
export function columnWidth({ kind }: GridColumn): number {
  return widths[kind];
}
