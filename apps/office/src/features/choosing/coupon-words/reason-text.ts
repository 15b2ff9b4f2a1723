import { readIds, readTexts, type WireRefusal } from "@skatert/contract";
import type { CouponRefusal } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { weekdaysText } from "./weekdays-text.ts";

/** Names of what a promotion refers to; an unknown one is shown by its number. */
export interface ShopNames {
  readonly dish: (id: string | number) => string;
  readonly section: (id: string | number) => string;
  readonly branch: (id: number) => string;
}

/** Every reason that the shop gives for a promotion, in the words of a guest. */
type PromotionReason = CouponRefusal["reason"] | "promo-unknown";

type Words = { readonly i18n: I18n; readonly names: ShopNames };
type Say = (refusal: WireRefusal, words: Words) => string;

const METHODS = ["flat_rate", "local_pickup", "restaurants"] as const;

const list = (values: readonly string[]) => values.join(", ");
const sections = ({ category_ids }: WireRefusal, { names }: Words) => list(readIds(category_ids).map(names.section));

const REASONS: Readonly<Record<PromotionReason, Say>> = {
  warehouse: ({ warehouse_ids }, { i18n, names }) =>
    i18n.t("promo.why.reason.warehouse", { names: list(readIds(warehouse_ids).map(names.branch)) }),
  "delivery-type": ({ methods }, { i18n }) => {
    const named = METHODS.filter((method) => readTexts(methods).includes(method));
    return i18n.t("promo.why.reason.delivery-type", {
      names: list(named.map((method) => i18n.t(`promo.why.method.${method}`))),
    });
  },
  device: plain("device"),
  birthday: plain("birthday"),
  "missing-product": (refusal, words) => {
    const dishes = readIds(refusal["product_ids"]).map(words.names.dish);
    const all = [...dishes, ...readIds(refusal["category_ids"]).map(words.names.section)];
    return words.i18n.t("promo.why.reason.missing-product", { names: list(all) });
  },
  "excluded-category": (refusal, words) =>
    words.i18n.t("promo.why.reason.excluded-category", { names: sections(refusal, words) }),
  "product-quantity": ({ product_id, missing }, { i18n, names }) =>
    i18n.t("promo.why.reason.product-quantity", { missing: Number(missing), names: names.dish(Number(product_id)) }),
  "category-quantity": (refusal, words) =>
    words.i18n.t("promo.why.reason.category-quantity", {
      missing: Number(refusal["missing"]),
      names: sections(refusal, words),
    }),
  "sum-below": ({ amount, missing }, { i18n }) =>
    i18n.t("promo.why.reason.sum-below", { bound: i18n.money(Number(amount)), missing: i18n.money(Number(missing)) }),
  "sum-above": ({ amount, excess }, { i18n }) =>
    i18n.t("promo.why.reason.sum-above", { bound: i18n.money(Number(amount)), excess: i18n.money(Number(excess)) }),
  hours: ({ from, to }, { i18n }) => i18n.t("promo.why.reason.hours", { from: String(from), to: String(to) }),
  weekday: ({ weekdays }, { i18n }) =>
    i18n.t("promo.why.reason.weekday", { names: weekdaysText(readIds(weekdays), i18n.t) }),
  "first-purchase": plain("first-purchase"),
  individual: plain("individual"),
  "used-up": plain("used-up"),
  expired: plain("expired"),
  "not-combinable": plain("not-combinable"),
  "not-started": plain("not-started"),
  "budget-spent": plain("budget-spent"),
  "used-today": plain("used-today"),
  "other-half": plain("other-half"),
  "promo-unknown": plain("promo-unknown"),
};

/** Why a promotion does not apply, in words (PROMO-1). */
export function reasonText(refusal: WireRefusal, words: Words): string {
  const { reason } = refusal;
  if (isKnown(reason)) return REASONS[reason](refusal, words);
  const { product_id: gift } = refusal;
  // A gift is refused for the reasons of a line of the cart.
  if (typeof gift === "number") return words.i18n.t("promo.why.reason.gift", { name: words.names.dish(gift) });
  return words.i18n.t("promo.why.reason.other", { reason });
}

function isKnown(reason: string): reason is PromotionReason {
  return Object.hasOwn(REASONS, reason);
}

function plain(
  reason: Exclude<
    PromotionReason,
    | "warehouse"
    | "delivery-type"
    | "missing-product"
    | "excluded-category"
    | "product-quantity"
    | "category-quantity"
    | "sum-below"
    | "sum-above"
    | "hours"
    | "weekday"
  >,
): Say {
  return (_, { i18n }) => i18n.t(`promo.why.reason.${reason}`);
}
