import {
  type BoardOrder,
  BoardOrderSchema,
  boardOrderFromWire,
  OrderRefundedSchema,
  officeOrderPath,
  type WireHandedBack,
  type WireRefundOrder,
} from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import { answerOf, type ChangeAnswer } from "./change-calls.ts";

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
