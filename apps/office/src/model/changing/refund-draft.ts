import type { BoardOrder, RefundWay, WireRefundOrder } from "@skatert/contract";
import { type Money, money, moneyFromRoubles, moneyToRoubles } from "@skatert/domain";
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

/** The body of the call. Null: it is not complete yet. */
export function refundToWire(draft: RefundDraft, order: BoardOrder): WireRefundOrder | null {
  const { of, way, restock } = draft;
  const reason = draft.reason.trim();
  if (reason === "") return null;
  const rest = { version: order.version, reason, way };
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
