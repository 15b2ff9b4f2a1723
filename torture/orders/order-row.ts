import type { Engine } from "../../apps/server/src/database/store.ts";
import type { Row } from "../row.ts";
import type { Comparison } from "./compare.ts";

/** The row of a fault that orders went through. `wrong`: further faults. */
export function orderRow(
  named: { readonly fault: string; readonly engine: Engine },
  { wrong: differences, placed, refused, ...difference }: Comparison,
  { wrong, note }: Pick<Row, "wrong" | "note">,
): Row {
  return {
    ...named,
    ...difference,
    unit: "orders",
    sent: placed + refused,
    wrong: [...differences, ...wrong],
    note: `${note}, ${placed} placed`,
  };
}
