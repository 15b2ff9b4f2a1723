import { clockText, dayText, type OrderView, type ShopSettings } from "@skatert/contract";
import { canShopperCancel, localTime, money, type TimeZone } from "@skatert/domain";
import { payUrl } from "./pay-url.ts";
import type { StoredOrder } from "./stored-order.ts";

interface ViewContext {
  readonly timeZone: TimeZone;
  readonly slotMinutes: number;
  readonly paymentName: string;
  readonly placeName: string | null;
  readonly payUrl: string | null;
  readonly refund: OrderView["payment"]["refund"];
}

/** The order as its owner sees it, with the names that the shop gives things now. */
export function viewOf(
  order: StoredOrder,
  settings: ShopSettings,
  paying: { readonly isPayable: boolean; readonly refund: ViewContext["refund"] },
): OrderView {
  return orderView(order, {
    timeZone: settings.schedules[order.warehouse_id]?.timeZone ?? settings.timeZone,
    slotMinutes: settings.slots.minutes,
    paymentName: settings.payments.methods.find(({ id }) => id === order.payment_method)?.name ?? order.payment_method,
    placeName: placeName(order, settings),
    payUrl: paying.isPayable ? payUrl(order.id, order.order_key) : null,
    refund: paying.refund,
  });
}

function placeName(order: StoredOrder, settings: ShopSettings): string | null {
  const { pickupLocationId, restaurantId } = order.details.delivery;
  const points = settings.shippingMethods.flatMap((method) => [...method.pickupLocations, ...method.restaurants]);
  const point = points.find(({ id }) => id === (pickupLocationId ?? restaurantId));
  const branch = settings.locations.find(({ warehouseIds }) => warehouseIds.includes(order.warehouse_id));
  return point?.name ?? branch?.name ?? null;
}

/** Times of handing over are on the branch's wall clock. */
function orderView(order: StoredOrder, context: ViewContext): OrderView {
  const { details } = order;
  const { delivery } = details;
  const isUnpaid = order.stage === "awaiting-payment";
  return {
    id: order.id,
    number: String(order.id),
    stage: order.stage,
    stages: order.stages,
    lines: details.lines,
    adjustments: details.adjustments,
    total: money(order.total),
    payment: {
      method: order.payment_method,
      name: context.paymentName,
      online: order.paidOnline,
      paid: order.paidOnline && !isUnpaid && order.stages.some(({ stage }) => stage === "accepted"),
      redirectUrl: context.payUrl,
      changeFrom: details.changeFrom === null ? null : money(details.changeFrom),
      refund: context.refund,
    },
    delivery: {
      method: delivery.method,
      warehouseId: delivery.warehouseId,
      zoneId: delivery.zoneId,
      address: delivery.address?.line ?? null,
      apartment: delivery.address?.apartment || null,
      coordinates: delivery.coordinates,
      placeName: context.placeName,
      pickupLocationId: delivery.pickupLocationId,
      restaurantId: delivery.restaurantId,
      seats: delivery.seats,
      people: delivery.people,
      express: delivery.express,
      ...takeTimeTexts(order, context),
      comment: details.comment === "" ? null : details.comment,
    },
    canCancel: canShopperCancel(order.stage),
    canPay: context.payUrl !== null,
  };
}

function takeTimeTexts(
  order: StoredOrder,
  { timeZone, slotMinutes }: ViewContext,
): { takeDate: string | null; timeFrom: string | null; timeTo: string | null } {
  if (order.details.delivery.soonest) return { takeDate: null, timeFrom: null, timeTo: null };
  const start = localTime(order.slot_start, timeZone);
  const end = localTime(order.slot_start + slotMinutes * 60_000, timeZone);
  return { takeDate: dayText(start.day), timeFrom: clockText(start.minute), timeTo: clockText(end.minute) };
}
