import { adjustmentToWire, metaToWire, type ShopSettings, type WireBoardOrder } from "@skatert/contract";
import {
  answerState,
  awaitedAnswer,
  type Catalog,
  fulfilmentOf,
  type GuestSight,
  isGuestSeen,
  kitchenStart,
  money,
  moneyToRoubles,
  proposedTime,
  subtractMoney,
  toPay,
  zero,
} from "@skatert/domain";
import type { ChangesOfOrder } from "../../orders/changes/stored-changes.ts";
import type { OrderFacts } from "../../orders/lists/order-facts.ts";
import type { MoneyOfOrder } from "../../orders/shown/order-money.ts";
import type { OrderDetails } from "../../orders/stored/order-details.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { wireActor } from "../record/actor.ts";
import { asksReading } from "../record/allergy-read.ts";
import { answerOfRow, type BoardRow } from "../record/board-repository.ts";
import type { FeedEntry } from "../record/feed-repository.ts";
import { changesToBoard } from "./board-changes.ts";
import { boardLine } from "./board-line.ts";
import { refundsToBoard } from "./board-refunds.ts";

/** The data for the view of one order. */
export interface BoardParts {
  readonly order: StoredOrder;
  readonly row: BoardRow | null;
  readonly facts: OrderFacts;
  readonly money: MoneyOfOrder | undefined;
  readonly changes: ChangesOfOrder;
  readonly history: readonly FeedEntry[];
}

export interface BoardContext {
  readonly settings: ShopSettings;
  readonly catalog: Pick<Catalog, "products">;
  /** Milliseconds. */
  readonly now: number;
  /** Whose names, numbers and addresses the caller may read in this branch. */
  readonly sight: GuestSight;
}

/** An order in the form of the board's calls (BOARD-5). The kitchen gets the order's comments without its guest. */
export function boardOrder(parts: BoardParts, context: BoardContext): WireBoardOrder {
  const { order, row } = parts;
  const { details } = order;
  const { catalog, sight } = context;
  const readsGuests = isGuestSeen(sight, order.stage, fulfilmentOf(order.method) === "delivery");
  return {
    id: order.id,
    number: String(order.id),
    version: row?.version ?? 0,
    branch_id: order.warehouse_id,
    stage: order.stage,
    method: order.method,
    practice: false,
    ...times(parts, context),
    guest: readsGuests ? { name: order.name, phone: order.phone, first_order: parts.facts.isFirst } : null,
    address: readsGuests ? addressOf(order) : null,
    place: parts.facts.placeName,
    people: details.delivery.people,
    comment: details.comment,
    ...metaToWire(details.meta),
    ...(order.stage === "accepted" && asksReading(order, parts.history) ? { asks_reading: true } : {}),
    note: row?.note ?? "",
    ...phoneOf(details.phone, readsGuests),
    lines: details.lines.map((line) => boardLine(line, catalog)),
    adjustments: details.adjustments.map(adjustmentToWire),
    ...moneyOf(parts),
    payment: paymentOf(order, context.settings),
    history: historyOf(parts),
    ...changesToBoard(parts),
  };
}

function phoneOf(phone: OrderDetails["phone"], readsGuests: boolean): Pick<WireBoardOrder, "phone"> {
  if (phone === undefined) return {};
  const { takenBy, company, discountReason } = phone;
  const shown = readsGuests && company !== null ? { name: company.name, tax_number: company.taxNumber } : null;
  return { phone: { taken_by: takenBy, company: shown, discount_reason: discountReason } };
}

function times({ order, row, facts }: BoardParts, { now }: BoardContext) {
  const { soonest, express } = order.details.delivery;
  const { handover } = facts;
  const { slot } = handover;
  const promised = facts.promise?.promised_at ?? null;
  const answer = answerOfRow(row);
  const asks = awaitedAnswer(answerState(order.stage, answer));
  return {
    asks,
    placed_at: iso(acceptedAt(order)),
    confirmed_at: isoOrNull(answer.confirmedAt),
    confirmed_by: row?.confirmed_by ? wireActor(row.confirmed_by) : null,
    promised_at: isoOrNull(promised),
    promised_before: isoOrNull(facts.promise?.was_at ?? null),
    awaits_agreement: facts.promise?.is_asked === 1,
    cancel_requested_at: isoOrNull(answer.cancelAskedAt),
    proposed_at: asks === "confirm" ? isoOrNull(proposedTime(now, promised, handover)) : null,
    cooking: {
      minutes: handover.cookingMinutes,
      extra: handover.extraMinutes,
      extra_until: isoOrNull(handover.extraUntil),
    },
    wanted: { soonest, express, from: isoOrNull(slot?.start ?? null), to: isoOrNull(slot?.end ?? null) },
    start_at: iso(kitchenStart(acceptedAt(order), promised, handover)),
  };
}

/** An order paid online appears on the board when it is paid. */
function acceptedAt(order: StoredOrder): number {
  return order.stages.find(({ stage }) => stage === "accepted")?.at ?? order.created_at;
}

function addressOf({ details: { delivery } }: StoredOrder): WireBoardOrder["address"] {
  const { address, addressUnconfirmed = false } = delivery;
  if (address === null) return null;
  return {
    text: address.line,
    apartment: address.apartment || null,
    entrance: address.entrance || null,
    floor: address.floor || null,
    comment: address.comment || null,
    unconfirmed: addressUnconfirmed,
  };
}

const noMoney: MoneyOfOrder = { paid: zero, refunded: zero, compensated: zero, atGateways: zero, refunds: [] };

function moneyOf({ order, money: known = noMoney }: BoardParts) {
  const { paid, refunded, refunds } = known;
  const isOver = order.stage === "cancelled" || order.stage === "handed-over";
  const pointsBack = refunds.reduce((sum, refund) => sum + refund.pointsBack, 0);
  return {
    total: moneyToRoubles(money(order.total)),
    paid: moneyToRoubles(paid),
    refunded: moneyToRoubles(refunded),
    owed: moneyToRoubles(toPay(order, known)),
    if_refused: {
      refund_amount: isOver ? 0 : moneyToRoubles(subtractMoney(paid, refunded)),
      points: isOver || order.user_id === null ? 0 : Math.max(0, order.details.bonusPoints - pointsBack),
    },
    ...refundsToBoard(order, known),
  };
}

function paymentOf(order: StoredOrder, settings: ShopSettings): WireBoardOrder["payment"] {
  const { payment_method: method, details } = order;
  return {
    method,
    name: settings.payments.methods.find(({ id }) => id === method)?.name ?? method,
    online: order.paidOnline,
    change_from: details.changeFrom === null ? null : moneyToRoubles(money(details.changeFrom)),
  };
}

/** The history of an order from before the feed: its stages. */
function historyOf({ order, history }: BoardParts): WireBoardOrder["history"] {
  if (history.length > 0) return history.map(entryToWire);
  return order.stages.map(({ stage, at, by }, index) => ({
    kind: index === 0 ? "placed" : "moved",
    at: iso(at),
    by: wireActor(by),
    stage,
  }));
}

/** An entry of the feed in the history of its order. */
export function entryToWire({ kind, at, made_by, stage, promised_at, reason }: FeedEntry) {
  return {
    kind,
    at: iso(at),
    by: wireActor(made_by),
    ...(stage === null ? {} : { stage }),
    ...(promised_at === null ? {} : { promised_at: iso(promised_at) }),
    ...(reason === null ? {} : { reason }),
  };
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

function isoOrNull(instant: number | null): string | null {
  return instant === null ? null : iso(instant);
}
