import { readNumber } from "@skatert/contract";
import { branchCell } from "./branch-cell.ts";
import { type GridColumn, hasOwnValues, isInStock, moneyText, pricesIn } from "./grid-column.ts";
import type { GridLine } from "./grid-line.ts";

/** Format of cells in a person's language. */
export interface CellWords {
  /** Whether the decimal separator is a comma. */
  readonly comma: boolean;
  readonly yes: string;
  readonly no: string;
}

/** The text of a cell for typing and copying; "" for an empty one. */
export function cellText(column: GridColumn, line: GridLine, { comma, yes, no }: CellWords): string {
  switch (column.kind) {
    case "name":
      if (line.option !== null) return "";
      return line.size === null ? line.dish.name : line.size.name;
    case "stock":
      return isInStock(line) ? yes : no;
    case "weight":
      return hasOwnValues(line) ? weightText(line, comma) : "";
    case "price":
    case "old": {
      const prices = hasOwnValues(line) ? pricesIn(line, column.facet) : null;
      const amount = column.kind === "price" ? prices?.price : prices?.old;
      return amount == null ? "" : moneyText(amount, comma);
    }
    case "branch": {
      const cell = branchCell(line, column.facet);
      const amount = cell === "own" && hasOwnValues(line) ? pricesIn(line, column.facet)?.price : null;
      if (cell === "unsold") return NOT_SOLD;
      return amount == null ? "" : moneyText(amount, comma);
    }
    default:
      return "";
  }
}

/** The text of a branch's cell whose dish the branch does not sell. */
export const NOT_SOLD = "–";

function weightText({ dish, size }: GridLine, comma: boolean): string {
  const weight = readNumber(size === null ? dish.weight : size.weight);
  const text = weight === null ? "" : String(weight);
  return comma ? text.replace(".", ",") : text;
}
