import {
  type CookingTime,
  type DeliveryMethod,
  type IfMissing,
  type Instant,
  type MetaEntry,
  type Money,
  moneyFromRoubles,
  type OrderId,
  type OrderStage,
} from "@skatert/domain";
import type { WireBoardLine, WireBoardOrder } from "./board-order.ts";
import type { FeedKind, WireActor } from "./feed-entry.ts";
import { type BoardChange, type BoardProposal, type BoardRefund, boardChangesFromWire } from "./read-board-changes.ts";

export interface BoardLine {
  readonly productId: number;
  readonly variationId: number | null;
  readonly name: string;
  readonly variation: string | null;
  readonly quantity: number;
  /** Of a dish that is sold by weight; its `quantity` is then 1. Null: any other dish. */
  readonly grams: number | null;
  readonly measure: string | null;
  readonly supplements: readonly { readonly name: string; readonly quantity: number }[];
  readonly allergens: readonly string[];
  /** The dishes of a set; empty for any other. */
  readonly dishes: readonly string[];
  /** The guest's wish for this dish. Null: none. */
  readonly note: string | null;
  readonly gift: boolean;
  readonly total: Money;
  readonly meta: readonly MetaEntry[];
}

export interface BoardHistoryEntry {
  readonly kind: FeedKind;
  readonly at: Instant;
  readonly by: WireActor;
  readonly stage: OrderStage | null;
  readonly promisedAt: Instant | null;
  readonly reason: string | null;
}

/** An order for the restaurant (BOARD-5): instants in milliseconds, money in kopecks. */
export interface BoardOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly version: number;
  readonly branchId: number;
  readonly stage: OrderStage;
  readonly method: DeliveryMethod;
  readonly isDelivery: boolean;
  readonly practice: boolean;
  /** The answer that the restaurant owes: to a new order, or to a request to cancel. */
  readonly asks: "confirm" | "cancel" | null;
  readonly placedAt: Instant;
  readonly confirmedAt: Instant | null;
  readonly confirmedBy: WireActor | null;
  readonly promisedAt: Instant | null;
  readonly promisedBefore: Instant | null;
  readonly awaitsAgreement: boolean;
  /** Staff have to say that they read what a guest's note says of an allergy (MENU-15). */
  readonly asksReading: boolean;
  readonly cancelRequestedAt: Instant | null;
  /** As of the answer that brought the order; see offeredTime. */
  readonly proposedAt: Instant | null;
  readonly cooking: CookingTime;
  readonly wanted: { readonly soonest: boolean; readonly express: boolean; readonly from: Instant | null };
  readonly startAt: Instant;
  readonly guest: { readonly name: string; readonly phone: string; readonly isFirstOrder: boolean } | null;
  readonly address: WireBoardOrder["address"];
  readonly place: string | null;
  readonly people: number;
  readonly comment: string;
  readonly meta: readonly MetaEntry[];
  /** The staff's note for each other; "": none. */
  readonly note: string;
  /** How staff took it by telephone. Null: they did not. */
  readonly phone: NonNullable<WireBoardOrder["phone"]> | null;
  readonly lines: readonly BoardLine[];
  readonly adjustments: readonly {
    readonly kind: WireBoardOrder["adjustments"][number]["kind"];
    readonly amount: Money;
    readonly label: string | null;
  }[];
  readonly total: Money;
  readonly paid: Money;
  readonly refunded: Money;
  /** The amount that the guest still has to pay. */
  readonly owed: Money;
  readonly payment: { readonly name: string; readonly online: boolean; readonly changeFrom: Money | null };
  readonly ifRefused: { readonly refund: Money; readonly points: number };
  readonly history: readonly BoardHistoryEntry[];
  /** The earliest first. */
  readonly changes: readonly BoardChange[];
  readonly proposal: BoardProposal | null;
  /** The earliest first. */
  readonly refunds: readonly BoardRefund[];
  /** The most that can be given back now by each way; 0: nothing. */
  readonly refundable: { readonly gateway: Money; readonly cash: Money };
  /** What the guest wants if a dish is missing. Null: was not asked. */
  readonly ifMissing: IfMissing | null;
}

/** Reads an order from the wire; its schema has already been checked. */
export function boardOrderFromWire(wire: WireBoardOrder): BoardOrder {
  return {
    id: wire.id,
    number: wire.number,
    version: wire.version,
    branchId: wire.branch_id,
    stage: wire.stage,
    method: wire.method,
    isDelivery: wire.method === "flat_rate",
    practice: wire.practice,
    asks: wire.asks,
    ...timesOf(wire),
    confirmedBy: wire.confirmed_by,
    awaitsAgreement: wire.awaits_agreement,
    asksReading: wire.asks_reading ?? false,
    guest: wire.guest && { name: wire.guest.name, phone: wire.guest.phone, isFirstOrder: wire.guest.first_order },
    address: wire.address,
    place: wire.place,
    people: wire.people,
    comment: wire.comment,
    meta: wire.meta_data ?? [],
    note: wire.note,
    phone: wire.phone ?? null,
    lines: wire.lines.map(lineFromWire),
    ...sumsOf(wire),
    history: wire.history.map(({ kind, at, by, stage, promised_at, reason }) => ({
      kind,
      at: Date.parse(at),
      by,
      stage: stage ?? null,
      promisedAt: instantOf(promised_at),
      reason: reason ?? null,
    })),
    ...boardChangesFromWire(wire),
    ifMissing: wire.if_missing ?? null,
  };
}

function lineFromWire({ product_id, variation_id, total, ...line }: WireBoardLine): BoardLine {
  const {
    name,
    variation,
    quantity,
    grams = null,
    measure,
    supplements,
    allergens,
    dishes = [],
    gift,
    note = null,
    meta_data: meta = [],
  } = line;
  return {
    productId: product_id,
    variationId: variation_id,
    name,
    variation,
    quantity,
    grams,
    measure,
    supplements,
    allergens,
    dishes,
    note,
    gift,
    meta,
    total: moneyFromRoubles(total),
  };
}

function timesOf(wire: WireBoardOrder) {
  return {
    placedAt: Date.parse(wire.placed_at),
    confirmedAt: instantOf(wire.confirmed_at),
    promisedAt: instantOf(wire.promised_at),
    promisedBefore: instantOf(wire.promised_before),
    cancelRequestedAt: instantOf(wire.cancel_requested_at),
    proposedAt: instantOf(wire.proposed_at),
    cooking: {
      cookingMinutes: wire.cooking.minutes,
      extraMinutes: wire.cooking.extra,
      extraUntil: instantOf(wire.cooking.extra_until),
    },
    wanted: { soonest: wire.wanted.soonest, express: wire.wanted.express, from: instantOf(wire.wanted.from) },
    startAt: Date.parse(wire.start_at),
  };
}

function sumsOf({ payment, if_refused, ...wire }: WireBoardOrder) {
  const { change_from } = payment;
  return {
    adjustments: wire.adjustments.map(({ kind, amount, label }) => ({
      kind,
      amount: moneyFromRoubles(amount),
      label: label ?? null,
    })),
    total: moneyFromRoubles(wire.total),
    paid: moneyFromRoubles(wire.paid),
    refunded: moneyFromRoubles(wire.refunded),
    owed: moneyFromRoubles(wire.owed),
    payment: {
      name: payment.name,
      online: payment.online,
      changeFrom: change_from === null ? null : moneyFromRoubles(change_from),
    },
    ifRefused: { refund: moneyFromRoubles(if_refused.refund_amount), points: if_refused.points },
  };
}

function instantOf(text: string | null | undefined): Instant | null {
  return text == null ? null : Date.parse(text);
}
