import {
  AcknowledgedSchema,
  BoardOrderSchema,
  BoardOrdersSchema,
  boardOrderFromWire,
  FeedSchema,
  OFFICE_PATHS,
  officeOrderPath,
} from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import type { BoardReads } from "./feed/board-feed.ts";
import type { ActionAnswer } from "./queue/action-queue.ts";
import type { BoardAction, QueuedAction } from "./queue/board-action.ts";
import { answerFrom } from "./queue/read-answer.ts";

/** A board that hangs on a press looks broken: the action waits in the queue instead. */
const sendTimeoutMs = 8000;

/** The calls of one branch's board. */
export function boardReads(api: OfficeCalls, branchId: number): BoardReads {
  return {
    async board(signal) {
      const query = { branch_id: branchId, view: "board" };
      const { last, orders } = requireAnswer(await api.read(OFFICE_PATHS.orders, BoardOrdersSchema, { query, signal }));
      return { last, orders: orders.map(boardOrderFromWire) };
    },
    feed: async (after, limit, signal) =>
      requireAnswer(
        await api.read(OFFICE_PATHS.feed, FeedSchema, { query: { branch_id: branchId, after, limit }, signal }),
      ),
    async order(id, signal) {
      const answer = await api.read(officeOrderPath(id), BoardOrderSchema, { signal });
      if (!answer.ok && answer.error.status === 404) return null;
      return boardOrderFromWire(requireAnswer(answer));
    },
  };
}

/** Orders placed on a day of the branch; without a day those of any day that match what was typed (BOARD-5). */
export async function ordersOfDay(
  api: OfficeCalls,
  { branchId, day, typed }: { readonly branchId: number; readonly day: string | null; readonly typed: string },
  signal: AbortSignal,
) {
  const query = { branch_id: branchId, view: "day", day, q: typed === "" ? null : typed };
  const { orders } = requireAnswer(await api.read(OFFICE_PATHS.orders, BoardOrdersSchema, { query, signal }));
  return orders.map(boardOrderFromWire);
}

export function actionSender(api: OfficeCalls) {
  return async ({ key, orderId, version, action }: QueuedAction): Promise<ActionAnswer> => {
    const body = { version, ...bodyOf(action) };
    const signal = AbortSignal.timeout(sendTimeoutMs);
    return answerFrom(
      await api.change("POST", officeOrderPath(orderId, action.kind), BoardOrderSchema, { body, key, signal }),
    );
  };
}

/** Tells the server that this board shows a new order; whether it was told. */
export async function acknowledge(api: OfficeCalls, id: OrderId, at: number): Promise<boolean> {
  const body = { at: new Date(at).toISOString() };
  const answer = await api.change("POST", officeOrderPath(id, "acknowledge"), AcknowledgedSchema, { body });
  // An order that is gone, or that this person may not answer, needs no further attempt.
  return answer.ok || (answer.error.status !== null && answer.error.status < 500);
}

function bodyOf(action: BoardAction) {
  switch (action.kind) {
    case "confirm":
      return action.promisedAt === null ? {} : { promised_at: new Date(action.promisedAt).toISOString() };
    case "promise":
      return { promised_at: new Date(action.promisedAt).toISOString() };
    case "refuse":
      return { reason: action.reason, ...(action.message === "" ? {} : { message: action.message }) };
    case "stage":
      return { stage: action.stage };
  }
}
