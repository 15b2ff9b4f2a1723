import type { Columns } from "../columns/recognise-columns.ts";
import { textIn } from "../menu/json-fields.ts";
import { nameKey } from "../menu/name-index.ts";
import type { PresentMenu } from "../menu/present-menu.ts";
import { cellText } from "../rows/cells-of-row.ts";
import { numberSystem } from "../rows/number-system.ts";
import type { TableDish } from "../rows/table-dish.ts";

/**
 * The system that gave the numbers of a column `ID`; null: this shop (IMPORT-2). Numbers of another system mean other
 * dishes here. They are the shop's own if most of them stand beside the names of the same dishes, or if the table is no
 * list of dishes, because it has no names or no prices. A mapping is no answer, because it is sent with every column.
 */
export function systemOfIds(dishes: readonly TableDish[], columns: Columns, menu: PresentMenu): string | null {
  const column = columns.columns.find(({ field }) => field === "id");
  const has = (wanted: string) => columns.columns.some(({ field }) => field === wanted);
  if (columns.dialect !== "list" || column === undefined) return null;
  if (!has("name") || !has("price") || has("fingerprint")) return null;
  const isSame = dishes.flatMap(({ cells }) => {
    const name = cellText(cells, "name");
    const dish = menu.dishes.get(Number(cellText(cells, "id")));
    return dish === undefined || name === "" ? [] : [nameKey(name) === nameKey(textIn(dish.dish["name"]))];
  });
  return isSame.length > 0 && isSame.filter(Boolean).length * 2 >= isSame.length ? null : numberSystem(columns);
}
