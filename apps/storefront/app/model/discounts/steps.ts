import {
  type Coupon,
  type DiscountChoice,
  type DiscountSelection,
  reconcileDiscounts,
  selectDiscount,
  unselectDiscount,
} from "@skatert/domain";
import type { CouponCode, DiscountsData, TriedCode } from "./types.ts";

/** A coupon that cannot be combined with a typed code deselects the code. */
export function selected(
  state: DiscountsData,
  choice: DiscountChoice,
): Pick<DiscountsData, "selection" | "asks" | "promoCode" | "displaced"> {
  const { offered, policy, promoCode } = state;
  const selection = selectDiscount(offered, state.selection, choice, policy);
  const promo = offered.find(({ kind }) => kind === "promo");
  const staysTyped = promo === undefined || selection.couponIds.includes(promo.id);
  return {
    selection,
    asks: false,
    promoCode: staysTyped ? promoCode : null,
    displaced: staysTyped ? displacedBy(offered, state.selection, selection, state.displaced) : null,
  };
}

type Reconciled = Pick<DiscountsData, "offered" | "selection" | "asks" | "dropped" | "displaced">;

export function reconciled(state: DiscountsData, offered: readonly Coupon[]): Reconciled {
  const { kind, selection, dropped } = reconcileDiscounts(offered, formerSelection(state, offered), state.policy);
  const known: readonly CouponCode[] = [...state.offered, ...offered, ...state.codes];
  const isNew = offered.some(
    ({ id }) => !state.offered.some((coupon) => coupon.id === id) && !selection.declined.includes(id),
  );
  const chosen = withPromo(offered, selection, state);
  return {
    offered,
    selection: chosen,
    displaced: displacedBy(offered, selection, chosen, state.displaced),
    asks: kind === "choose" && (isNew || state.asks),
    dropped: dropped.flatMap((id) => known.find((coupon) => coupon.id === id)?.code ?? []),
  };
}

/** A code that the cart has lost restores what it replaced. */
function formerSelection({ selection, displaced }: DiscountsData, offered: readonly Coupon[]): DiscountSelection {
  if (displaced === null || offered.some(({ kind }) => kind === "promo")) return selection;
  return { ...selection, couponIds: [...displaced.couponIds, ...selection.couponIds], gift: displaced.gift };
}

/** Selects a typed code's coupon once it is eligible, because the shopper typed the code. */
function withPromo(
  offered: readonly Coupon[],
  selection: DiscountSelection,
  { promoCode, policy }: DiscountsData,
): DiscountSelection {
  const coupon = promoCode === null ? undefined : offered.find(({ kind }) => kind === "promo");
  if (coupon === undefined || selection.couponIds.includes(coupon.id)) return selection;
  if (coupon.benefit.kind !== "gift") return selectDiscount(offered, selection, { coupon, gift: null }, policy);
  const [only, ...others] = coupon.benefit.gifts;
  return only === undefined || others.length > 0
    ? selection
    : selectDiscount(offered, selection, { coupon, gift: only }, policy);
}

/**
 * The coupons that the promo code replaced. Set when its coupon is selected, kept while it stays selected.
 */
function displacedBy(
  offered: readonly Coupon[],
  before: DiscountSelection,
  after: DiscountSelection,
  displaced: DiscountSelection | null,
): DiscountSelection | null {
  const promo = offered.find(({ id, kind }) => kind === "promo" && after.couponIds.includes(id));
  if (promo === undefined) return null;
  return before.couponIds.includes(promo.id) ? displaced : before;
}

/** The selection before the code, limited to coupons that are still eligible. */
export function withoutPromo({
  offered,
  selection,
  displaced,
  policy,
}: DiscountsData): Pick<DiscountsData, "offered" | "selection" | "displaced"> {
  const promo = offered.find(({ id, kind }) => kind === "promo" && selection.couponIds.includes(id));
  const others = offered.filter(({ kind }) => kind !== "promo");
  if (promo === undefined) return { offered, selection, displaced: null };
  const { couponIds, gift } = unselectDiscount(selection, promo.id);
  const former = {
    couponIds: [...(displaced?.couponIds ?? []), ...couponIds],
    gift: gift ?? displaced?.gift ?? null,
    declined: selection.declined,
  };
  return { offered: others, selection: reconcileDiscounts(others, former, policy).selection, displaced: null };
}

/** A code as entered. Entering it again sends it again. */
export function tried(code: string, before: TriedCode | null): TriedCode | null {
  return code.trim() === "" ? null : { code: code.trim(), press: (before?.press ?? 0) + 1, verdict: null };
}
