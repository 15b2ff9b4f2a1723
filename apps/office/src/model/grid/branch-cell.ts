import type { WireProductRow } from "@skatert/contract";
import { MAIN_MENU } from "../entities/menus.ts";
import { hasOwnValues, pricesIn } from "./grid-column.ts";
import { type GridLine, linesOf } from "./grid-line.ts";

/** How a branch sells a line: at the main menu's price, at its own, or not at all (MENU-23). */
export type BranchCell = "main" | "own" | "unsold";

/** The dish's own line tells of its sizes and options too. */
export function branchCell(line: GridLine, facet: string): BranchCell {
  const { dish, size, option } = line;
  if (dish.prices[facet] === undefined) return "unsold";
  if (size !== null || option !== null || hasOwnValues(line)) return priceCell(line, facet);
  const cells = linesOf([dish], true).flatMap((part) => (part.key === line.key ? [] : priceCell(part, facet)));
  if (cells.length > 0 && cells.every((cell) => cell === "unsold")) return "unsold";
  return cells.every((cell) => cell === "main") ? "main" : "own";
}

function priceCell(line: GridLine, facet: string): BranchCell {
  const [own, main] = [pricesIn(line, facet), pricesIn(line, MAIN_MENU)];
  if (own === null) return main === null ? "main" : "unsold";
  return main !== null && own.price === main.price && own.old === main.old ? "main" : "own";
}

/** Whether a dish costs the same as in the main menu, with its sizes and options. */
export function isAsMain(dish: WireProductRow, facet: string): boolean {
  if (dish.prices[MAIN_MENU] === undefined || dish.prices[facet] === undefined) return false;
  return linesOf([dish], true).every((line) => !hasOwnValues(line) || priceCell(line, facet) === "main");
}

/** Whether some branch sells a dish differently. */
export function differs(dish: WireProductRow, facets: readonly string[]): boolean {
  return facets.some((facet) => !isAsMain(dish, facet));
}
