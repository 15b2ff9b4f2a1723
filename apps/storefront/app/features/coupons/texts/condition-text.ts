import type { CategoryId, Condition, ProductId } from "@skatert/domain";
import { weekdayNames } from "../../../i18n/format/weekday-names.ts";
import type { I18n } from "../../../i18n/i18n.ts";
import type { CouponInfo } from "../../../model/discounts/coupon-info.ts";

type Names = Pick<CouponInfo, "dishes" | "sections" | "branches">;

/** Text of a coupon's condition. Null for a condition without meaning for a shopper of the site. */
export function conditionText(condition: Condition, names: Names, i18n: I18n): string | null {
  const { t, formatMinute } = i18n;
  switch (condition.kind) {
    case "warehouse":
      return t("coupon.warehouse", { names: listOf(namesOf(condition.warehouseIds, names.branches), i18n) });
    case "delivery-type":
      return t(deliveryKey(condition.methods));
    case "device":
      return condition.devices.includes("site") ? null : t("coupon.device");
    case "birthday":
      return t("coupon.birthday", { before: condition.daysBefore, after: condition.daysAfter });
    case "cart-contains":
      return t("coupon.contains", { names: listOf(goodsOf(condition, names), i18n, "disjunction") });
    case "excluded-category":
      return t("coupon.excluded", { names: listOf(goodsOf(condition, names), i18n) });
    case "product-quantity":
    case "category-quantity":
      return t("coupon.quantity", {
        count: condition.quantity,
        names: listOf(
          goodsOf(condition, names),
          i18n,
          condition.kind === "category-quantity" ? "disjunction" : "conjunction",
        ),
      });
    case "cart-sum":
      return sumText(condition, i18n);
    case "hours":
      return t("coupon.hours", { from: formatMinute(condition.from), to: formatMinute(condition.to) });
    case "weekday":
      return t("coupon.weekday", { days: weekdayNames(condition.weekdays, "weekdayLong", i18n) });
    case "first-purchase":
      return t("coupon.first");
  }
}

function deliveryKey(methods: readonly string[]) {
  const [only, ...others] = methods;
  if (others.length > 0) return "coupon.delivery.both" as const;
  if (only === "flat_rate") return "coupon.delivery.flat_rate" as const;
  return only === "local_pickup" ? ("coupon.delivery.local_pickup" as const) : ("coupon.delivery.lounge" as const);
}

/** The bounds are strict: a sum equal to the bound is not enough. */
function sumText(
  { minimum, maximum }: Extract<Condition, { kind: "cart-sum" }>,
  { t, formatPrice }: I18n,
): string | null {
  if (maximum === null) return minimum === null ? null : t("coupon.sumAbove", { price: formatPrice(minimum) });
  if (minimum === null || minimum === 0) return t("coupon.sumBelow", { price: formatPrice(maximum) });
  return t("coupon.sumBetween", { from: formatPrice(minimum), to: formatPrice(maximum) });
}

interface Goods {
  readonly productIds?: readonly ProductId[];
  readonly categoryIds?: readonly CategoryId[];
}

function goodsOf({ productIds = [], categoryIds = [] }: Goods, { dishes, sections }: Names): readonly string[] {
  const sectionNames = categoryIds.flatMap((id) => sections[id]?.name ?? []);
  return [...namesOf(productIds, dishes), ...sectionNames];
}

function namesOf(ids: readonly number[], names: Readonly<Record<number, string>>): readonly string[] {
  return ids.flatMap((id) => names[id] ?? []);
}

/** Products that the branch's menu lacks are not named. */
function listOf(
  names: readonly string[],
  { t, joinNames }: I18n,
  type: Parameters<I18n["joinNames"]>[1] = "conjunction",
): string {
  const quoted = names.map((name) => t("coupon.quoted", { name }));
  return quoted.length === 0 ? t("coupon.someDishes") : joinNames(quoted, type);
}
