import type { ShopDraft } from "../../../shop/editing/edit-shop.ts";
import { idIn, objectIn, objectsIn } from "../menu/json-fields.ts";
import { baseOfGroup } from "../plan/base-of-group.ts";
import type { NewBase } from "../store/base-store.ts";
import type { AppliedPlan } from "./apply-plan.ts";
import type { WorkedDish } from "./menu-work.ts";

/** The texts of the file by the final ids of dishes and sizes. */
export function basesOf(
  draft: Pick<ShopDraft, "read">,
  { dishes, groups }: Pick<AppliedPlan, "dishes" | "groups">,
): readonly NewBase[] {
  const sizes = sizesIn(draft, dishes);
  const ofGroups = [...groups].map(([section, { texts }]) => ({ productId: baseOfGroup(section), texts }));
  const ofDishes = [...dishes].map(([productId, { plan }]) => {
    const added = plan.sizes.filter(({ id }) => id === null);
    // New sizes are at the end of a dish, in the order of their rows.
    const idOf = (row: number) => sizes.get(productId)?.at(added.findIndex((size) => size.row === row) - added.length);
    const ids = new Map(plan.sizes.map(({ row, id }) => [row, id ?? idOf(row) ?? 0]));
    const texts = Object.entries(plan.texts).map(([key, text]) => {
      const [, row, field] = /^(\d+)\/(.+)$/.exec(key) ?? [];
      return [row === undefined ? key : `${ids.get(Number(row)) ?? 0}/${field}`, text] as const;
    });
    return { productId, texts: Object.fromEntries(texts) };
  });
  return [...ofDishes, ...ofGroups];
}

/** Ids of the sizes of dishes with new sizes, in order. */
function sizesIn(
  draft: Pick<ShopDraft, "read">,
  dishes: ReadonlyMap<number, WorkedDish>,
): ReadonlyMap<number, readonly number[]> {
  const wanted = new Set(
    [...dishes].filter(([, { plan }]) => plan.sizes.some(({ id }) => id === null)).map(([id]) => id),
  );
  if (wanted.size === 0) return new Map();
  const catalog = draft.read("catalog");
  const sections = Array.isArray(catalog) ? objectsIn(catalog) : [];
  return new Map(
    sections
      .flatMap(({ products }) => objectsIn(products))
      .filter((dish) => wanted.has(idIn(dish["id"])))
      .map((dish) => [idIn(dish["id"]), objectsIn(objectIn(dish)["variations"]).map(({ id }) => idIn(id))]),
  );
}
