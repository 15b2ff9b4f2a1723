import { type Coupon, evaluateCoupon } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCartView } from "../../state/cart-view.ts";
import { takeTimeOfSlot } from "../../state/checkout-draft.ts";
import { useCheckout } from "../../state/checkout-store.ts";
import { methodOf } from "../../state/place.ts";
import { refusalText } from "../../state/refusal-text.ts";
import { useShop } from "../../state/shop-context.tsx";
import { contextOf, isSeenHere } from "./coupon-hints.ts";

/** What keeps a coupon from the present cart, reason by reason; that it holds when nothing does. `now` is the shop's clock. */
export function CouponVerdict({ coupon, now }: { readonly coupon: Coupon; readonly now: number }) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const { lines, countedSum, place } = useCartView();
  const slot = useCheckout((state) => state.draft.slot);
  if (lines.length === 0) return <span>{i18n.t("promocodes.emptyCart")}</span>;
  const refusals = evaluateCoupon(
    coupon,
    contextOf({
      lines: lines.map(({ line }) => line),
      countedSum,
      method: place === null ? null : methodOf(place),
      warehouseId: place?.warehouseId ?? null,
      takeTime: takeTimeOfSlot(slot),
      now,
      timeZone,
    }),
  ).filter(isSeenHere);
  if (refusals.length === 0) return <span data-good>{i18n.t("promocodes.holds")}</span>;
  return (
    <ul>
      {refusals.map((refusal) => (
        <li key={refusal.reason}>{refusalText(refusal, { i18n, timeZone })}</li>
      ))}
    </ul>
  );
}
