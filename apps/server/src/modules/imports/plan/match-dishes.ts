import { splitField } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { idIn, textIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { nameKey, shareWord } from "../menu/name-index.ts";
import type { PresentDish, PresentMenu } from "../menu/present-menu.ts";
import { cellText } from "../rows/cells-of-row.ts";
import { type RowFault, rowFault, type TableDish } from "../rows/table-dish.ts";
import { textOf } from "../table/table.ts";
import { rawParts } from "../values/listed-text.ts";
import { readId } from "../values/read-id.ts";
import { isFault } from "../values/reading.ts";

export interface Matching {
  readonly columns: Columns;
  readonly menu: PresentMenu;
  readonly context: MenuContext;
  /** The system of the column `ID`; null: the shop itself. */
  readonly idSystem: string | null;
}

export type Match = { readonly dish: PresentDish | null } | { readonly fault: RowFault };

/**
 * The dish of the shop for a row: by its number in the system of the file, by its id, else by slug, else by name within
 * the section (IMPORT-2). A number of another system counts only if the dish has it, or if the name is the same.
 */
export function matchDish(table: TableDish, matching: Matching): Match {
  const { columns, menu } = matching;
  const { dialect, format } = columns;
  const { cells, row } = table;
  const known = byNumber(table, menu);
  if (known !== null)
    return dialect !== "menu" && !hasTokens(format) && isOther(table, known)
      ? { fault: rowFault(row, cells.has("code") ? "code" : "id", "other-dish", cellText(cells, "code")) }
      : { dish: known };
  if (dialect === "woocommerce")
    // A shop that moved from WooCommerce kept its numbers.
    return ofSameName(Number(cellText(cells, "number:woocommerce")), table, matching) ?? byName(table, matching);
  const id = matching.idSystem === null ? readId(cellText(cells, "id")) : { text: "" };
  if (isFault(id)) return { fault: rowFault(row, "id", id.fault, cellText(cells, "id")) };
  if (id.text !== "") {
    const found = menu.dishes.get(Number(id.text));
    if (found !== undefined) return { dish: found };
    // The id of an archived or foreign dish. A new dish must not get it, because it would appear in old orders.
    if (dialect === "own") return { fault: rowFault(row, "id", "unknown-id", id.text) };
  }
  const foreign = matching.idSystem === null ? "" : cellText(cells, "id");
  const bySameCode = ofSameName(Number(cellText(cells, "code") || foreign), table, matching);
  if (bySameCode !== null) return bySameCode;
  if (isSimilar(foreign, table, menu)) return { fault: rowFault(row, "id", "other-dish", foreign) };
  const bySlug = menu.findBySlug(cellText(cells, "slug"));
  if (bySlug === null) return byName(table, matching);
  // An article number of another system may be the address of an unrelated dish.
  return dialect === "list" && isOther(table, bySlug)
    ? { fault: rowFault(row, "slug", "other-dish", cellText(cells, "slug")) }
    : { dish: bySlug };
}

/** Systems whose numbers no other system gives, also in a list. */
function hasTokens(format: Columns["format"]): boolean {
  return format === "woocommerce" || format === "shopify" || format === "square" || format === "loyverse";
}

function byNumber({ cells }: TableDish, menu: PresentMenu): PresentDish | null {
  const [[field, cell] = []] = [...cells].filter(([key]) => key.startsWith("number:"));
  return field === undefined ? null : menu.findByNumber(splitField(field)[1] ?? "", textOf(cell));
}

/** The dish with a number of another system, if it has the row's name. */
function ofSameName(id: number, { cells }: TableDish, { menu }: Matching): Match | null {
  const dish = menu.dishes.get(id);
  const isSame = dish !== undefined && nameKey(textIn(dish.dish["name"])) === nameKey(cellText(cells, "name"));
  return isSame && idIn(dish.dish["id"]) === id ? { dish } : null;
}

/** Whether the dish with a number may be the row's, renamed in the file: only a person can tell. */
function isSimilar(id: string, { cells }: TableDish, { dishes }: PresentMenu): boolean {
  const dish = dishes.get(Number(id));
  return dish !== undefined && shareWord(textIn(dish.dish["name"]), cellText(cells, "name"));
}

/** Two systems may give one number to two dishes; a new name usually keeps a word of the old one. */
function isOther({ cells }: TableDish, { dish }: PresentDish): boolean {
  const [name, own] = [cellText(cells, "name"), textIn(dish["name"])];
  return name !== "" && nameKey(name) !== nameKey(own) && !shareWord(name, own);
}

function byName({ cells, row }: TableDish, matching: Matching): Match {
  const name = cellText(cells, "name");
  const found = dishOfName({ name, category: cellText(cells, "category") }, matching);
  return found === "ambiguous" ? { fault: rowFault(row, "name", "ambiguous-name", name) } : { dish: found };
}

/** The dish with a name, in the first section of `category` unless it is empty. */
export function dishOfName(
  { name, category }: { readonly name: string; readonly category: string },
  { menu, context }: Pick<Matching, "menu" | "context">,
): PresentDish | "ambiguous" | null {
  if (name === "") return null;
  const [section] = rawParts(category, ",");
  const named = section === undefined ? null : context.categories.find(section);
  if (named !== null && "kind" in named && named.kind === "new") return null;
  return menu.findByName(name, named !== null && "kind" in named ? named.id : null);
}
