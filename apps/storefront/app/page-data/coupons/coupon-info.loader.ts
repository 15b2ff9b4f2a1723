import type { Condition, Coupon } from "@skatert/domain";
import type { CouponInfo } from "../../model/discounts/coupon-info.ts";
import { categoryPath } from "../catalog/categories/category-links.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import type { PageContext } from "../request/page-context.ts";
import { personalClient } from "../request/personal.ts";

/**
 * The terms of a coupon: `/coupon-info/7002`. Only coupons that the caller may see; any other is not found
 * (COUP-13).
 */
export const loader: Loader<CouponInfo> = async ({ page, params, url }) => {
  const { settings, now } = page;
  const id = Number(params["id"]);
  const coupon = (await visibleCoupons(page)).find((each) => each.id === id);
  if (coupon === undefined) throw pageNotFound(url);
  return {
    coupon,
    dishes: dishNames(dishesOf(coupon), page),
    sections: sectionLinks(coupon.conditions.flatMap(sectionsOf), page),
    branches: Object.fromEntries(
      settings.locations.flatMap(({ name, warehouseIds }) => warehouseIds.map((warehouse) => [warehouse, name])),
    ),
    timeZone: settings.timeZone,
    now,
  };
};

/** Public coupons and, for a signed-in caller, their own. Throws if the shop does not answer. */
async function visibleCoupons(page: PageContext): Promise<readonly Coupon[]> {
  const { coupons } = personalClient(page);
  const { timeZone } = page.settings;
  const [everybodys, own] = await Promise.all([coupons.publicCoupons(timeZone), coupons.ownCoupons(timeZone)]);
  if (!everybodys.ok) throw new Error(`the coupons answered ${everybodys.error.status}`);
  return [...everybodys.value, ...(own.ok ? own.value : [])];
}

function dishesOf({ benefit, conditions }: Coupon): readonly number[] {
  const gifts = benefit.kind === "gift" ? benefit.gifts.map(({ productId }) => productId) : [];
  return [...gifts, ...conditions.flatMap((condition) => ("productIds" in condition ? condition.productIds : []))];
}

function sectionsOf(condition: Condition): readonly number[] {
  return "categoryIds" in condition ? condition.categoryIds : [];
}

function dishNames(ids: readonly number[], { catalog }: PageContext): CouponInfo["dishes"] {
  const known = ids.flatMap((id) => catalog.products.get(id) ?? []);
  return Object.fromEntries(known.map(({ id, name }) => [id, name]));
}

function sectionLinks(ids: readonly number[], { catalog, shop }: PageContext): CouponInfo["sections"] {
  const known = ids.flatMap((id) => catalog.categoryById.get(id) ?? []);
  return Object.fromEntries(
    known.map((category) => {
      const parent = category.parentId === null ? null : (catalog.categoryById.get(category.parentId) ?? null);
      return [
        category.id,
        { name: category.visualName ?? category.name, url: categoryPath(category, parent, shop.pageType) },
      ];
    }),
  );
}
