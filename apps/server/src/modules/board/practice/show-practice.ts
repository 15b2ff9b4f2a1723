import type { WireBoardLine, WireBoardOrder } from "@skatert/contract";
import {
  answerState,
  awaitedAnswer,
  type Catalog,
  type Money,
  multiplyMoney,
  type Product,
  proposedTime,
  zero,
} from "@skatert/domain";
import { isoTime } from "../../../ports/clock.ts";
import { wireActor } from "../record/actor.ts";
import type { FeedEntry } from "../record/feed-repository.ts";
import { boardLine } from "../shown/board-line.ts";
import { entryToWire } from "../shown/board-order.ts";
import type { PracticeRow } from "./practice-repository.ts";

const minuteMs = 60_000;
/** Cooking time of a practice order in every branch. */
export const practiceMinutes = 30;

/** The fields of a row that determine its allowed answers. */
export function practiceAnswer({ stage, confirmed_at: confirmedAt }: Pick<PracticeRow, "stage" | "confirmed_at">) {
  return answerState(stage, { asks: true, confirmedAt, cancelAskedAt: null, cancelDeclinedAt: null });
}

/**
 * A practice order in the form of every order on the board, without a guest's data. Its number has no prefix; the
 * office adds the word for a practice order in its own language.
 */
export function practiceOrder(row: PracticeRow, history: readonly FeedEntry[], now: number): WireBoardOrder {
  const lines: WireBoardLine[] = JSON.parse(row.lines);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const cooking = { cookingMinutes: practiceMinutes, extraMinutes: 0, extraUntil: null };
  const handover = { isDelivery: false, express: false, slot: null, ...cooking };
  const proposed = proposedTime(now, row.promised_at, handover);
  return {
    id: row.id,
    number: String(-row.id),
    version: row.version,
    branch_id: row.branch_id,
    practice: true,
    stage: row.stage,
    method: "local_pickup",
    asks: awaitedAnswer(practiceAnswer(row)),
    placed_at: isoTime(row.created_at),
    confirmed_at: row.confirmed_at === null ? null : isoTime(row.confirmed_at),
    confirmed_by: row.confirmed_by === null ? null : wireActor(row.confirmed_by),
    promised_at: isoTime(row.promised_at),
    promised_before: row.promised_before === null ? null : isoTime(row.promised_before),
    awaits_agreement: false,
    cancel_requested_at: null,
    proposed_at: proposed === null ? null : isoTime(proposed),
    cooking: { minutes: practiceMinutes, extra: 0, extra_until: null },
    wanted: { soonest: true, express: false, from: null, to: null },
    start_at: isoTime(row.created_at),
    guest: null,
    address: null,
    place: null,
    people: 0,
    comment: "",
    note: row.note,
    lines,
    adjustments: [{ kind: "items", amount: total }],
    total,
    paid: 0,
    refunded: 0,
    owed: total,
    payment: { method: "", name: "", online: false, change_from: null },
    if_refused: { refund_amount: 0, points: 0 },
    history: history.map(entryToWire),
  };
}

/** Two dishes of the branch's menu; fewer in a smaller one. */
export function practiceLines({ products }: Pick<Catalog, "products">): readonly WireBoardLine[] {
  const dishes = [...products.values()].filter((product) => priceOf(product) > 0).slice(0, 2);
  return dishes.map((product, index) => {
    const [variation] = product.variations;
    const price = priceOf(product);
    const quantity = index === 0 ? 2 : 1;
    return boardLine(
      {
        productId: product.id,
        variationId: variation?.id ?? null,
        name: product.name,
        quantity,
        unitPrice: price,
        total: multiplyMoney(price, quantity),
        giftOf: null,
        supplements: [],
        refusal: null,
      },
      { products },
    );
  });
}

function priceOf({ price, variations: [variation] }: Product): Money {
  return variation?.price ?? price ?? zero;
}

/** The promised time of a practice order placed now, milliseconds. */
export function practicePromise(now: number): number {
  return now + practiceMinutes * minuteMs;
}
