import {
  type Adjustment,
  type BranchId,
  type Coordinates,
  type DeliveryMethod,
  type Instant,
  type MetaEntry,
  type Money,
  moneyToRoubles,
  type OrderId,
  type OrderStage,
  type QuotedLine,
  type ZoneId,
} from "@skatert/domain";
import { adjustmentFromWire, adjustmentToWire, quoteLineFromWire, quoteLineToWire } from "../checkout/map-quote.ts";
import { metaToWire } from "../checkout/woo-meta.ts";
import { readMoney, readMoneyOrZero } from "../fields/read.ts";
import { lonLatOf, readLonLat } from "../fields/read-place.ts";
import { type CancelReturns, returnsFromWire, returnsToWire } from "./map-cancel-returns.ts";
import { changesFromWire, changesToWire, type OrderChangeFacts } from "./map-changes.ts";
import {
  confirmationFromWire,
  confirmationToWire,
  type OrderConfirmation,
  type OrderRefused,
  refusalFromWire,
} from "./map-confirmation.ts";
import { type OrderPromise, promiseFromWire, promiseToWire } from "./map-promise.ts";
import { type WaitingPayment, waitingFromWire, waitingToWire } from "./map-waiting.ts";
import type { WireOrderDelivery, WireOrderView } from "./schemas.ts";
import type { OrderStatus } from "./stages.ts";

const STATUS_OF_STAGE: Readonly<Record<OrderStage, OrderStatus>> = {
  "awaiting-payment": "pending",
  accepted: "accepted",
  cooking: "cooking",
  ready: "ready",
  "on-the-way": "on-the-way",
  "handed-over": "completed",
  cancelled: "cancelled",
};

const STAGE_OF_STATUS: Readonly<Record<OrderStatus, OrderStage>> = {
  pending: "awaiting-payment",
  accepted: "accepted",
  cooking: "cooking",
  ready: "ready",
  "on-the-way": "on-the-way",
  completed: "handed-over",
  cancelled: "cancelled",
};

/** The WooCommerce status of a stage (wire "Calls", `PUT wc/v3/orders/{id}`). */
export function statusOfStage(stage: OrderStage): OrderStatus {
  return STATUS_OF_STAGE[stage];
}

export function stageOfStatus(status: OrderStatus): OrderStage {
  return STAGE_OF_STATUS[status];
}

/** Money as WooCommerce writes it: roubles as text with two decimals. */
export function wooMoney(amount: Money): string {
  return moneyToRoubles(amount).toFixed(2);
}

/** How and where an order is handed over; dates and times are texts in the branch's wall time. */
export interface OrderDelivery {
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
  readonly zoneId: ZoneId | null;
  /** Street and house. */
  readonly address: string | null;
  readonly apartment: string | null;
  readonly coordinates: Coordinates | null;
  /** Name of the branch, pickup point or restaurant. */
  readonly placeName: string | null;
  readonly pickupLocationId: number | null;
  readonly restaurantId: number | null;
  readonly seats: number | null;
  readonly people: number;
  readonly express: boolean;
  /** "dd.mm.yyyy"; null: as soon as possible. */
  readonly takeDate: string | null;
  readonly timeFrom: string | null;
  readonly timeTo: string | null;
  readonly comment: string | null;
  /** The courier's position; absent if the host does not name it. */
  readonly courier?: Coordinates | undefined;
}

/** The order as shown to its owner. */
export interface OrderView extends OrderChangeFacts {
  readonly id: OrderId;
  readonly number: string;
  readonly stage: OrderStage;
  readonly stages: readonly { readonly stage: OrderStage; readonly at: Instant }[];
  readonly lines: readonly QuotedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly total: Money;
  readonly payment: {
    readonly method: string;
    readonly name: string;
    readonly online: boolean;
    readonly paid: boolean;
    readonly redirectUrl: string | null;
    readonly changeFrom: Money | null;
    /** Money that is being refunded or has been refunded; absent without a refund. */
    readonly refund?: "due" | "done" | undefined;
    /** The refunded sum, and the day by which it is on the card, "yyyy-mm-dd". */
    readonly refundAmount?: Money | undefined;
    readonly refundBy?: string | undefined;
    /** Only while the order awaits payment. */
    readonly waiting?: WaitingPayment | undefined;
  };
  readonly confirmation?: OrderConfirmation;
  /** Of an order that the restaurant refused. */
  readonly refusal?: OrderRefused;
  readonly promise?: OrderPromise | undefined;
  /** Points that the cancelled order gave back. */
  readonly pointsReturned?: number | undefined;
  /** Absent when cancelling returns nothing, or when the order cannot be cancelled. */
  readonly ifCancelled?: CancelReturns | undefined;
  readonly delivery: OrderDelivery;
  /** Additions of the integration that placed the order. */
  readonly meta?: readonly MetaEntry[] | undefined;
  readonly canCancel: boolean;
  readonly canPay: boolean;
}

export function orderViewToWire(order: OrderView): WireOrderView {
  const { payment } = order;
  return {
    id: order.id,
    number: order.number,
    status: statusOfStage(order.stage),
    stage: order.stage,
    stages: order.stages.map(({ stage, at }) => ({ stage, at: new Date(at).toISOString() })),
    lines: order.lines.map(quoteLineToWire),
    adjustments: order.adjustments.map(adjustmentToWire),
    total: moneyToRoubles(order.total),
    payment: {
      method: payment.method,
      name: payment.name,
      online: payment.online,
      paid: payment.paid,
      redirect_url: payment.redirectUrl,
      change_from: payment.changeFrom === null ? null : moneyToRoubles(payment.changeFrom),
      ...(payment.refund === undefined ? {} : { refund: payment.refund }),
      ...(payment.refundAmount === undefined ? {} : { refund_amount: moneyToRoubles(payment.refundAmount) }),
      ...(payment.refundBy === undefined ? {} : { refund_by: payment.refundBy }),
      ...(payment.waiting === undefined ? {} : { waiting: waitingToWire(payment.waiting) }),
    },
    ...(order.promise === undefined ? {} : { promise: promiseToWire(order.promise) }),
    ...(order.confirmation === undefined ? {} : { confirmation: confirmationToWire(order.confirmation) }),
    ...(order.refusal === undefined ? {} : { refusal: { ...order.refusal } }),
    ...(order.pointsReturned === undefined ? {} : { points_returned: order.pointsReturned }),
    ...(order.ifCancelled === undefined ? {} : { if_cancelled: returnsToWire(order.ifCancelled) }),
    delivery: orderDeliveryToWire(order.delivery),
    ...metaToWire(order.meta),
    can_cancel: order.canCancel,
    can_pay: order.canPay,
    ...changesToWire(order),
  };
}

function orderDeliveryToWire(delivery: OrderDelivery): WireOrderDelivery {
  return {
    type: delivery.method,
    warehouse_id: delivery.warehouseId,
    zone_id: delivery.zoneId,
    address: delivery.address,
    apartment: delivery.apartment,
    coordinates: delivery.coordinates === null ? null : lonLatOf(delivery.coordinates),
    place_name: delivery.placeName,
    pickup_location_id: delivery.pickupLocationId,
    restaurant_id: delivery.restaurantId,
    seats: delivery.seats,
    people: delivery.people,
    express: delivery.express,
    take_date: delivery.takeDate,
    time_from: delivery.timeFrom,
    time_to: delivery.timeTo,
    comment: delivery.comment,
    ...(delivery.courier === undefined ? {} : { courier_coordinates: lonLatOf(delivery.courier) }),
  };
}

export function orderViewFromWire(wire: WireOrderView): OrderView {
  const { payment } = wire;
  return {
    id: wire.id,
    number: wire.number,
    stage: wire.stage,
    stages: wire.stages.map(({ stage, at }) => ({ stage, at: Date.parse(at) })),
    lines: wire.lines.map(quoteLineFromWire),
    adjustments: wire.adjustments.map(adjustmentFromWire),
    total: readMoneyOrZero(wire.total),
    payment: {
      method: payment.method,
      name: payment.name,
      online: payment.online,
      paid: payment.paid,
      redirectUrl: payment.redirect_url ?? null,
      changeFrom: readMoney(payment.change_from),
      ...(payment.refund === undefined ? {} : { refund: payment.refund }),
      ...(payment.refund_amount === undefined ? {} : { refundAmount: readMoneyOrZero(payment.refund_amount) }),
      ...(payment.refund_by === undefined ? {} : { refundBy: payment.refund_by }),
      ...(payment.waiting === undefined ? {} : { waiting: waitingFromWire(payment.waiting) }),
    },
    ...(wire.promise === undefined ? {} : { promise: promiseFromWire(wire.promise) }),
    ...(wire.confirmation === undefined ? {} : { confirmation: confirmationFromWire(wire.confirmation) }),
    ...(wire.refusal === undefined ? {} : { refusal: refusalFromWire(wire.refusal) }),
    ...(wire.points_returned === undefined ? {} : { pointsReturned: wire.points_returned }),
    ...(wire.if_cancelled === undefined ? {} : { ifCancelled: returnsFromWire(wire.if_cancelled) }),
    delivery: orderDeliveryFromWire(wire.delivery),
    ...(wire.meta_data === undefined ? {} : { meta: wire.meta_data }),
    canCancel: wire.can_cancel,
    canPay: wire.can_pay,
    ...changesFromWire(wire),
  };
}

function orderDeliveryFromWire(wire: WireOrderDelivery): OrderDelivery {
  return {
    method: wire.type,
    warehouseId: wire.warehouse_id,
    zoneId: wire.zone_id ?? null,
    address: wire.address ?? null,
    apartment: wire.apartment ?? null,
    coordinates: readLonLat(wire.coordinates),
    placeName: wire.place_name ?? null,
    pickupLocationId: wire.pickup_location_id ?? null,
    restaurantId: wire.restaurant_id ?? null,
    seats: wire.seats ?? null,
    people: wire.people,
    express: wire.express,
    takeDate: wire.take_date ?? null,
    timeFrom: wire.time_from ?? null,
    timeTo: wire.time_to ?? null,
    comment: wire.comment ?? null,
    ...courierFromWire(wire),
  };
}

function courierFromWire({ courier_coordinates: wire }: WireOrderDelivery): Pick<OrderDelivery, "courier"> {
  const courier = readLonLat(wire);
  return courier === null ? {} : { courier };
}
