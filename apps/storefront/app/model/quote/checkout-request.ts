import type { CartLine, CheckoutRequest, Coupon, DiscountSelection, LineRequest, TakeTime } from "@skatert/domain";
import { methodOf, type Place } from "../place/place.ts";

/** The inputs of a quote from the stores. */
export interface OrderDraft {
  readonly lines: readonly CartLine[];
  readonly place: Place;
  readonly offered: readonly Coupon[];
  readonly selection: DiscountSelection;
  readonly promoCode: string | null;
  readonly takeTime: TakeTime;
  readonly express: boolean;
  readonly bonusPoints: number;
  readonly paymentMethod: string | null;
}

/** The shopper's request, without prices (CART-8). A promo code's coupon is sent only by its code. */
export function checkoutRequest(draft: OrderDraft): CheckoutRequest {
  const { place, offered, selection } = draft;
  const promoIds = new Set(offered.filter(({ kind }) => kind === "promo").map(({ id }) => id));
  return {
    method: methodOf(place),
    warehouseId: place.warehouseId,
    zoneId: place.kind === "delivery" ? place.terms.zoneId : null,
    coordinates: place.kind === "delivery" ? place.coordinates : null,
    express: draft.express && place.kind === "delivery" && place.terms.expressCost !== null,
    takeTime: draft.takeTime,
    lines: draft.lines.map(lineRequest),
    couponIds: selection.couponIds.filter((id) => !promoIds.has(id)),
    gift: selection.gift,
    promoCode: draft.promoCode,
    bonusPoints: draft.bonusPoints,
    paymentMethod: draft.paymentMethod,
  };
}

/** The requested line, without name and price. */
export function lineRequest({
  productId,
  variationId,
  quantity,
  supplements,
  choices,
  note,
  person,
}: LineRequest): LineRequest {
  return {
    productId,
    variationId,
    quantity,
    supplements: supplements.map(({ id, count }) => ({ id, count })),
    ...(choices === undefined ? {} : { choices }),
    ...(note === undefined ? {} : { note }),
    ...(person === undefined ? {} : { person }),
  };
}
