import type { Dialect } from "../columns/recognise-columns.ts";
import { idIn, textIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { nameKey, shareWord } from "../menu/name-index.ts";
import type { PresentDish, PresentMenu } from "../menu/present-menu.ts";
import { cellText } from "../rows/cells-of-row.ts";
import { type RowFault, rowFault, type TableDish } from "../rows/table-dish.ts";
import { rawParts } from "../values/listed-text.ts";
import { readId } from "../values/read-id.ts";
import { isFault } from "../values/reading.ts";

export interface Matching {
  readonly dialect: Dialect;
  readonly menu: PresentMenu;
  readonly context: MenuContext;
  /** Dishes by their name in the table's own system, from earlier imports. */
  readonly byOrigin: ReadonlyMap<string, number>;
}

export type Match = { readonly dish: PresentDish | null } | { readonly fault: RowFault };

/**
 * The dish of the shop for a row: by its id, else by slug, else by name within the section (IMPORT-2). Ids of another
 * system count only if an earlier import brought them, or if the name matches too.
 */
export function matchDish(table: TableDish, matching: Matching): Match {
  const { dialect, menu, byOrigin } = matching;
  const { cells, row, origin } = table;
  const known = origin === null ? undefined : menu.dishes.get(byOrigin.get(origin) ?? 0);
  if (known !== undefined)
    return dialect === "list" && isOther(table, known)
      ? { fault: rowFault(row, "code", "other-dish", cellText(cells, "code")) }
      : { dish: known };
  if (dialect === "woocommerce") return bySameName(table, matching) ?? byName(table, matching);
  const id = readId(cellText(cells, "id"));
  if (isFault(id)) return { fault: rowFault(row, "id", id.fault, cellText(cells, "id")) };
  if (id.text !== "") {
    const found = menu.dishes.get(Number(id.text));
    if (found !== undefined) return { dish: found };
    // The id of an archived or foreign dish. A new dish must not get it, because it would appear in old orders.
    if (dialect === "own") return { fault: rowFault(row, "id", "unknown-id", id.text) };
  }
  const bySameCode = ofSameName(Number(cellText(cells, "code")), table, matching);
  if (bySameCode !== null) return bySameCode;
  const bySlug = menu.findBySlug(cellText(cells, "slug"));
  return bySlug === null ? byName(table, matching) : { dish: bySlug };
}

/** A shop that moved from WooCommerce kept its numbers. */
function bySameName(table: TableDish, matching: Matching): Match | null {
  return ofSameName(Number(/^woo:(\d+)$/.exec(table.origin ?? "")?.[1] ?? 0), table, matching);
}

/** The dish with a number of another system, if it has the row's name. */
function ofSameName(id: number, { cells }: TableDish, { menu }: Matching): Match | null {
  const dish = menu.dishes.get(id);
  const isSame = dish !== undefined && nameKey(textIn(dish.dish["name"])) === nameKey(cellText(cells, "name"));
  return isSame && idIn(dish.dish["id"]) === id ? { dish } : null;
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
