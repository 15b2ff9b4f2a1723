import type { LanguageCode } from "@skatert/contract";
import type { Coupon, CouponId, CouponRefusal, Quote } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useUser } from "../../../model/account/user-store.ts";
import { checkoutRequest, type OrderDraft } from "../../../model/quote/checkout-request.ts";
import { currentDraft, quoteBasis, useOrderDraft } from "../../../model/quote/order-draft.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";

/**
 * Reasons why a coupon does not apply to the present cart, by its id. No reasons: it applies. A coupon that
 * is not in the map was not checked.
 */
export type CouponFates = ReadonlyMap<CouponId, readonly CouponRefusal[]>;

/** Maximum number of codes checked at once, because each takes its own call. */
const maxCodes = 10;
const quoteDelay = 400;

/**
 * The server's result for coupons and the present cart, by the rule that also fills the chooser of discounts.
 * Null until it answers, and without a place or dishes.
 */
export function useCouponFates(coupons: readonly Coupon[]): CouponFates | null {
  const { language } = useShop();
  const draft = useOrderDraft();
  const basis = draft === null ? null : quoteBasis(draft);
  const userId = useUser((state) => state.user?.id ?? null);
  const [fates, setFates] = useState<{ readonly basis: string; readonly byId: CouponFates } | null>(null);
  const listed = coupons.map(({ id }) => id).join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shopper and other coupons are judged anew
  useEffect(() => {
    if (basis === null || listed === "") return;
    const stop = new AbortController();
    const run = async () => {
      const now = currentDraft();
      if (now === null) return;
      const byId = await judge(now, coupons, language, stop.signal);
      if (!stop.signal.aborted) setFates({ basis, byId });
    };
    const timer = setTimeout(() => {
      run().catch((error: unknown) => stop.signal.aborted || console.warn("checking the coupons failed", error));
    }, quoteDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [basis, listed, language, userId]);
  return fates !== null && fates.basis === basis ? fates.byId : null;
}

async function judge(
  draft: OrderDraft,
  coupons: readonly Coupon[],
  language: LanguageCode,
  signal: AbortSignal,
): Promise<CouponFates> {
  const checkout = await api.checkout(language);
  const plain = { ...checkoutRequest(draft), couponIds: [], gift: null, promoCode: null };
  const ids = coupons.filter(({ kind }) => kind !== "promo").map(({ id }) => id);
  const codes = coupons.filter(({ kind }) => kind === "promo").map(({ code }) => code);
  const requests = [
    ...(ids.length > 0 ? [{ ...plain, couponIds: ids }] : []),
    ...codes.slice(0, maxCodes).map((promoCode) => ({ ...plain, promoCode })),
  ];
  const answers = await Promise.all(requests.map((request) => checkout.quote(request, {}, signal)));
  return new Map(answers.flatMap((answer) => (answer.ok ? fatesOf(answer.value) : [])));
}

/** Drop the refusal to combine, because the chooser handles combinations. Each coupon applies alone. */
function fatesOf({ coupons }: Quote): readonly (readonly [CouponId, readonly CouponRefusal[]])[] {
  return coupons.map(({ id, refusals }) => [id, refusals.filter(({ reason }) => reason !== "not-combinable")]);
}
