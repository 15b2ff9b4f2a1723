import type { WireCategoryRow, WireEntity } from "@skatert/contract";
import { EntitySchema } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { createEntity } from "../entities/entity-calls.ts";
import { entityPath } from "../entities/entity-path.ts";
import { MAIN_MENU, menusOf } from "../entities/menus.ts";

/** Adds a category to every menu, because the branches' own menus have all categories of the main menu. */
export async function addCategory(
  name: string,
  categories: readonly WireCategoryRow[],
  key: string,
): Promise<OfficeResult<WireEntity>> {
  const model = categories.find(({ state }) => state !== "archived");
  const known = model && (await api.read(entityPath({ kind: "category", id: model.id }), EntitySchema));
  if (known !== undefined && !known.ok) return known;
  const menus = known === undefined ? [MAIN_MENU] : menusOf(known.value.facets);
  const content = { name, parent: 0, products: [] };
  return createEntity("category", { facets: Object.fromEntries(menus.map((menu) => [menu, content])) }, { key });
}
