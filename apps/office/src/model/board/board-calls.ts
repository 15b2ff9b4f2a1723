import {
  AcknowledgedOrdersSchema,
  type BoardOrder,
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
import type { BoardReads } from "./feed/read-news.ts";
import type { ActionAnswer } from "./queue/action-queue.ts";
import type { BoardAction, QueuedAction } from "./queue/board-action.ts";
import { answerFrom } from "./queue/read-answer.ts";
import type { RungOrder } from "./ringing/acknowledgements.ts";

/** Short, because an action that waits for its request makes the board look broken; the queue retries it. */
const sendTimeoutMs = 8000;

/** The calls of one branch's board. */
export function boardReads(api: OfficeCalls, branchId: number): BoardReads {
  return {
    async board(signal) {
      const query = { branch_id: branchId, view: "board" };
      const answer = await api.read(OFFICE_PATHS.orders, BoardOrdersSchema, { query, signal });
      const { last, left_off: leftOff, orders } = requireAnswer(answer);
      return { last, leftOff, orders: orders.map(boardOrderFromWire) };
    },
    async feed({ after, limit, atLeast }, signal) {
      const query = { branch_id: branchId, after, limit, with: "orders", at_least: atLeast };
      const answer = await api.read(OFFICE_PATHS.feed, FeedSchema, { query, signal });
      const { last, entries, orders = [] } = requireAnswer(answer);
      return { last, entries, orders: orders.map(boardOrderFromWire) };
    },
    async order(id, signal) {
      const answer = await api.read(officeOrderPath(id), BoardOrderSchema, { signal });
      if (!answer.ok && answer.error.status === 404) return null;
      return boardOrderFromWire(requireAnswer(answer));
    },
  };
}

/** Selects the orders of a list beside the board (BOARD-5). */
export type OrderListing =
  /** Orders placed on a day, «2026-11-21», that match the typed text; "": all of them. */
  | { readonly of: "day"; readonly day: string; readonly typed: string }
  /** Orders of any day by number, phone, name or dish, newest first; `before`: only those before this order. */
  | { readonly of: "all"; readonly typed: string; readonly before: OrderId | null }
  /** Live orders by promised time, a hundred per page; the first page is 1. */
  | { readonly of: "live"; readonly page: number };

/** A list of orders. */
export interface ListedPage {
  readonly orders: readonly BoardOrder[];
  /** Number of further orders. */
  readonly leftOff: number;
  /** The order before which the next page of a search over all days starts; null: there are no more. */
  readonly next: OrderId | null;
  /** Whether too many dish names contain the text to search for all of them. */
  readonly isVague: boolean;
}

/** Reads a list of the branch's orders. */
export async function listedOrders(
  api: OfficeCalls,
  branchId: number,
  listing: OrderListing,
  signal: AbortSignal,
): Promise<ListedPage> {
  const query = { branch_id: branchId, ...queryOf(listing) };
  const answer = await api.read(OFFICE_PATHS.orders, BoardOrdersSchema, { query, signal });
  const { orders, left_off: leftOff, next = null, vague: isVague = false } = requireAnswer(answer);
  return { orders: orders.map(boardOrderFromWire), leftOff, next, isVague };
}

function queryOf(listing: OrderListing) {
  switch (listing.of) {
    case "day":
      return { view: "day", day: listing.day, q: listing.typed === "" ? null : listing.typed };
    case "all":
      return { view: "day", q: listing.typed, before: listing.before };
    case "live":
      return { view: "live", page: listing.page };
  }
}

export function actionSender(api: OfficeCalls) {
  return async ({ key, orderId, version, action }: QueuedAction): Promise<ActionAnswer> => {
    const body = { version, ...bodyOf(action) };
    const signal = AbortSignal.timeout(sendTimeoutMs);
    const options = { body, key, signal, keepalive: true };
    return answerFrom(await api.change("POST", officeOrderPath(orderId, action.kind), BoardOrderSchema, options));
  };
}

/** Tells the server which orders this board rings for. Returns whether the server accepted it. */
export async function acknowledge(api: OfficeCalls, rung: readonly RungOrder[]): Promise<boolean> {
  const orders = rung.map(({ orderId, at }) => ({ id: orderId, at: new Date(at).toISOString() }));
  const options = { body: { orders }, signal: AbortSignal.timeout(sendTimeoutMs) };
  const answer = await api.change("POST", OFFICE_PATHS.acknowledgements, AcknowledgedOrdersSchema, options);
  // Do not retry for orders that are gone or that this person may not answer.
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
    case "note":
      return { note: action.note };
    case "seen":
      return {};
  }
}
