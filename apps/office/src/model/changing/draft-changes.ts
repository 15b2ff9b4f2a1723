import { type BoardOrder, clockText, type WireOrderChange } from "@skatert/contract";
import { dayKey, localTime } from "@skatert/domain";
import { itemOf } from "../sale/dish-draft.ts";
import type { Sale } from "../sale/sale.ts";
import {
  type AddressDraft,
  addressOf,
  type ChangeDraft,
  hasOtherWay,
  type LineEdit,
  type TimeDraft,
} from "./change-draft.ts";

interface ChangedOrder {
  readonly order: BoardOrder;
  /** The branch's time zone. */
  readonly zone: string;
  readonly sale: Pick<Sale, "catalog">;
}

/** A draft without faults as the server's changes; empty: nothing changes. */
export function changesOf(draft: ChangeDraft, changed: ChangedOrder): readonly WireOrderChange[] {
  const { order, sale } = changed;
  const lines = Object.entries(draft.lines).map(([line, edit]) => lineChange(Number(line), edit, sale));
  const added = draft.added.map((dish): WireOrderChange => ({ kind: "add", item: itemOf(sale, dish) }));
  return [
    ...lines,
    ...added,
    ...giftChange(draft, order),
    ...placeChanges(draft, changed),
    ...paymentChange(draft),
    ...commentChange(draft, order),
  ];
}

function lineChange(line: number, edit: LineEdit, sale: ChangedOrder["sale"]): WireOrderChange {
  switch (edit.kind) {
    case "remove":
      return { kind: "remove", line };
    case "quantity":
      return { kind: "quantity", line, quantity: edit.quantity };
    case "swap":
      return { kind: "swap", line, item: itemOf(sale, edit.dish) };
  }
}

/** The dish of a kept gift is that of the order. */
function giftChange({ gift }: ChangeDraft, { lines }: BoardOrder): readonly WireOrderChange[] {
  if (gift === null) return [];
  const line = lines.find((each) => each.gift);
  if (!gift.keeps || line === undefined) return [{ kind: "gift", coupon_id: gift.couponId, item: null }];
  const { productId: product_id, variationId: variation_id, quantity } = line;
  return [{ kind: "gift", coupon_id: gift.couponId, item: { product_id, variation_id, quantity } }];
}

/** Another way of receiving carries its address and time, so that none of them is changed for the old way. */
function placeChanges(draft: ChangeDraft, { order, zone }: ChangedOrder): readonly WireOrderChange[] {
  const { way, address, time } = draft;
  if (way === null || !hasOtherWay(draft, order))
    return [
      ...(address === null ? [] : [{ kind: "address" as const, address: addressToWire(address) }]),
      ...(time === null ? [] : [{ kind: "time" as const, ...timeToWire(time) }]),
    ];
  const { method, point } = way;
  const seats = Number(way.seats);
  return [
    {
      kind: "method",
      delivery_type: method,
      ...(method === "flat_rate" ? { address: addressToWire(address ?? addressOf(order)) } : {}),
      ...(method === "local_pickup" ? { pickup_location_id: point } : {}),
      ...(method === "restaurants" ? { restaurant_id: point, ...(seats > 0 ? { seats } : {}) } : {}),
      ...timeToWire(time ?? orderedTime(order, zone)),
    },
  ];
}

function addressToWire({ text, ...parts }: AddressDraft) {
  return { AddressLine: text.trim(), ...parts };
}

/** The time for which the order is wanted now. */
export function orderedTime({ wanted }: Pick<BoardOrder, "wanted">, zone: string): TimeDraft {
  if (wanted.soonest || wanted.from === null) return { kind: "soonest" };
  const { day, minute } = localTime(wanted.from, zone);
  return { kind: "at", day: dayKey(day), time: clockText(minute) };
}

function timeToWire(time: TimeDraft) {
  if (time.kind === "soonest") return {};
  return { take_date: time.day.split("-").toReversed().join("."), time_from: time.time };
}

function paymentChange({ payment }: ChangeDraft): readonly WireOrderChange[] {
  if (payment === null) return [];
  const from = Number(payment.changeFrom.replace(",", ".").replace(/\s/g, ""));
  return [{ kind: "payment", payment_method: payment.id, ...(from > 0 ? { change_from: from } : {}) }];
}

function commentChange({ comment }: ChangeDraft, order: BoardOrder): readonly WireOrderChange[] {
  return comment === null || comment.trim() === order.comment ? [] : [{ kind: "comment", comment: comment.trim() }];
}
