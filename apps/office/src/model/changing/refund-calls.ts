import {
  type BoardOrder,
  BoardOrderSchema,
  boardOrderFromWire,
  OrderRefundedSchema,
  officeOrderPath,
  type WireHandedBack,
  type WireRefundOrder,
} from "@skatert/contract";
import { type Money, moneyFromRoubles, type OrderId, zero } from "@skatert/domain";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import { answerOf, type ChangeAnswer, unreadReason } from "./change-calls.ts";
import type { WireRefundParts } from "./refund-draft.ts";

/** What a refund gives back. Money in kopecks. */
export interface RefundOutcome {
  readonly amount: Money;
  readonly pointsBack: number;
  readonly pointsTaken: number;
}

/** What a refund would give back, with the discounts of each dish (CHANGE-2); it changes nothing. */
export async function previewRefund(
  api: OfficeCalls,
  id: OrderId,
  parts: WireRefundParts,
  signal: AbortSignal,
): Promise<ChangeAnswer<RefundOutcome>> {
  const body: WireRefundOrder = { ...parts, reason: unreadReason, dry_run: true };
  const result = await api.change("POST", officeOrderPath(id, "refunds"), OrderRefundedSchema, { body, signal });
  return answerOf(result, ({ would }) => ({
    amount: would === undefined ? zero : moneyFromRoubles(would.amount),
    pointsBack: would?.points_back ?? 0,
    pointsTaken: would?.points_taken ?? 0,
  }));
}

/** Gives money back. `key`: the same for every attempt, so that it is never given twice. */
export async function sendRefund(
  api: OfficeCalls,
  id: OrderId,
  body: WireRefundOrder,
  key: string,
): Promise<ChangeAnswer<BoardOrder>> {
  const result = await api.change("POST", officeOrderPath(id, "refunds"), OrderRefundedSchema, { body, key });
  return answerOf(result, ({ order }) => boardOrderFromWire(order));
}

/** Records that a person handed a refund back (CHANGE-2). `key`: the same for every attempt. */
export async function sendHandedBack(
  api: OfficeCalls,
  id: OrderId,
  body: WireHandedBack,
  key: string,
): Promise<ChangeAnswer<BoardOrder>> {
  const path = officeOrderPath(id, "refunds/handed-back");
  return answerOf(await api.change("POST", path, BoardOrderSchema, { body, key }), boardOrderFromWire);
}
