import type { BoardOrder, RefundWay, WireRefundOrder } from "@skatert/contract";
import { type Money, money, moneyFromRoubles, moneyToRoubles } from "@skatert/domain";
import { knownFields } from "../../platform/drafts/known-fields.ts";
import { quantityOf } from "./change-draft.ts";

/** A refund that is not sent yet. */
export interface RefundDraft {
  readonly of: "dishes" | "sum";
  /** Quantities by index in the order's lines: pieces, or grams of a weighed dish. */
  readonly lines: Readonly<Record<number, number>>;
  readonly fee: boolean;
  /** In roubles, as typed. */
  readonly sum: string;
  readonly way: RefundWay;
  readonly restock: boolean;
  readonly reason: string;
}

export function emptyRefund({ refundable }: Pick<BoardOrder, "refundable">): RefundDraft {
  const way = refundable.gateway > 0 ? "gateway" : "cash";
  return { of: "dishes", lines: {}, fee: false, sum: "", way, restock: false, reason: "" };
}

/** The draft that the tab kept. Its dishes are dropped unless it was written for the lines `seenLines`. */
export function refundDraftOf(
  kept: Readonly<Record<string, unknown>> | null,
  order: Pick<BoardOrder, "refundable">,
  seenLines: string,
): RefundDraft {
  const empty = emptyRefund(order);
  const draft = knownFields(empty, kept);
  const way = order.refundable[draft.way] > 0 ? draft.way : empty.way;
  return { ...draft, way, lines: kept?.["seenLines"] === seenLines ? draft.lines : {} };
}

/** What delivery cost, with express; 0 without any. */
export function feeOf({ adjustments }: Pick<BoardOrder, "adjustments">): Money {
  const fees = adjustments.filter(({ kind }) => kind === "delivery" || kind === "express");
  return money(fees.reduce((sum, { amount }) => sum + amount, 0));
}

/** The typed sum in kopecks. Null: no sum, or more than can be given back. */
export function typedSum({ sum, way }: RefundDraft, { refundable }: Pick<BoardOrder, "refundable">): Money | null {
  const roubles = Number(sum.trim().replace(",", "."));
  if (!Number.isFinite(roubles) || roubles <= 0) return null;
  const amount = moneyFromRoubles(roubles);
  return amount > refundable[way] ? null : amount;
}

/** The body of the call but for its reason. */
export type WireRefundParts = Omit<WireRefundOrder, "reason">;

/** What is to be given back. Null: nothing is chosen, or it is not typed whole yet. */
export function refundParts(draft: RefundDraft, order: BoardOrder): WireRefundParts | null {
  const { of, way, restock } = draft;
  const rest = { version: order.version, way };
  if (of === "sum") {
    const amount = typedSum(draft, order);
    return amount === null ? null : { ...rest, amount: moneyToRoubles(amount) };
  }
  const lines = Object.entries(draft.lines).map(([line, quantity]) => ({ line: Number(line), quantity }));
  if (lines.length === 0 && !draft.fee) return null;
  if (lines.some(({ quantity }) => !(quantity > 0))) return null;
  return {
    ...rest,
    ...(lines.length > 0 ? { lines } : {}),
    ...(draft.fee ? { fee: true } : {}),
    ...(restock && lines.length > 0 ? { restock: true } : {}),
  };
}

/** The body of the call. Null: it is not complete yet. */
export function refundToWire(draft: RefundDraft, order: BoardOrder): WireRefundOrder | null {
  const [parts, reason] = [refundParts(draft, order), draft.reason.trim()];
  return parts === null || reason === "" ? null : { ...parts, reason };
}

/** The draft with a line's quantity: at most what was ordered; 0 leaves the line out, NaN is not typed whole yet. */
export function withRefundedLine(
  draft: RefundDraft,
  { lines }: Pick<BoardOrder, "lines">,
  at: number,
  quantity: number,
): RefundDraft {
  const { [at]: _, ...others } = draft.lines;
  const line = lines[at];
  const most = line === undefined ? 0 : Math.min(quantity, quantityOf(line));
  return { ...draft, lines: most === 0 ? others : { ...others, [at]: most } };
}
