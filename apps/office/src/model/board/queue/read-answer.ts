import { ActorSchema, BoardOrderSchema, boardOrderFromWire, type WireBoardOrder } from "@skatert/contract";
import type { OfficeResult } from "../../../platform/api/office-error.ts";
import type { ActionAnswer } from "./action-queue.ts";

/** Maps a server answer to an answer of the queue. */
export function answerFrom(result: OfficeResult<WireBoardOrder>): ActionAnswer {
  if (result.ok) return { kind: "done", order: boardOrderFromWire(result.value) };
  const { code, status, data } = result.error;
  if (code === "order_changed") {
    const order = BoardOrderSchema.safeParse(data["order"]);
    const by = ActorSchema.safeParse(data["by"]);
    if (order.success)
      return { kind: "changed", order: boardOrderFromWire(order.data), by: by.success ? by.data : null };
  }
  // An expired session may be renewed, so the action waits.
  if (status === null || code === "staff_session_required") return { kind: "unreachable" };
  return status >= 500 || status === 429 ? { kind: "failed" } : { kind: "refused", code };
}
