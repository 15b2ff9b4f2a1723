import type { WireProductRow } from "@skatert/contract";
import { useState } from "react";
import { MAIN_MENU } from "../../../../model/entities/menus.ts";
import type { ExampleCart, ExampleLine } from "../../../../model/promotions/calls/why-query.ts";
import { firstBranch } from "../../../../model/promotions/form/branch-choices.ts";
import type { PromotionForm } from "../../../../model/promotions/form/promotion-form.ts";
import { isThere } from "../../../../model/promotions/states/promotion-shop.ts";
import type { ShopParts } from "../../use-shop-parts.ts";

/** The cart that an owner tries a promotion with, until the page closes. It begins with what the promotion asks for. */
export function useExampleCart({ dishes, places }: ShopParts, form: PromotionForm) {
  const [cart, setCart] = useState<ExampleCart>(() => ({
    lines: firstLine(dishes, form),
    branch: firstBranch(places.locations, form.branches),
    method: form.isForDelivery && !form.isForPickup ? "flat_rate" : "local_pickup",
    day: "",
    time: "",
    phone: "",
  }));
  return { cart, put: (part: Partial<ExampleCart>) => setCart((now) => ({ ...now, ...part })) };
}

function firstLine(
  dishes: ShopParts["dishes"],
  { dishRules, sectionRules, ...form }: PromotionForm,
): readonly ExampleLine[] {
  const sold = dishes.filter(isThere);
  const named = new Set([...form.dishes, ...dishRules.flatMap(({ ids }) => ids)]);
  const sections = new Set([...form.sections, ...sectionRules.flatMap(({ ids }) => ids)]);
  const asked = sold.find(({ id, category_ids }) => named.has(id) || category_ids.some((each) => sections.has(each)));
  // A dear dish is rarely a breakfast, which is not sold all day.
  const dish = asked ?? sold.filter(({ option_groups }) => option_groups === null).toSorted(byPrice)[0];
  if (dish === undefined) return [];
  const [rule] = [...dishRules, ...sectionRules];
  const count = asked === undefined ? 1 : Number(rule?.count) || 1;
  return [{ dish: dish.id, size: dish.sizes[0]?.id ?? "", count }];
}

/** The dearest in the main menu first. */
function byPrice(some: WireProductRow, other: WireProductRow): number {
  const price = ({ prices }: WireProductRow) => Number(prices[MAIN_MENU]?.price) || 0;
  return price(other) - price(some);
}

export type Example = ReturnType<typeof useExampleCart>;
