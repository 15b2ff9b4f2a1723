import type { WireBoardOrder, WireBoardOrders, WireFeed } from "@skatert/contract";
import { type BranchId, hasRight, type OrderId } from "@skatert/domain";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { type AnswerDeps, type AnswerOrders, createAnswers } from "./answer-orders.ts";
import { type ChangeOrders, type ChangeOrdersDeps, createChangeOrders } from "./change-orders.ts";
import { findOrders, hasText, type OrderQuestion } from "./find-orders.ts";
import { type BoardReadDeps, readBoard, readLive, readOrders } from "./read-orders.ts";
import { wireActor } from "./record/actor.ts";
import { type WaitingOrders, waitingOrdersOf } from "./record/board-repository.ts";
import { type FeedQuestion, lastChange, lastNumber, readFeed } from "./record/feed-repository.ts";
import { createRefundOrders, type RefundOrders, type RefundOrdersDeps } from "./refund-orders.ts";

export type BoardDeps = BoardReadDeps & AnswerDeps & ChangeOrdersDeps & RefundOrdersDeps;

type Reader = Pick<StaffCaller, "grants">;

/** The fields of an order that decide who may see and answer it. */
export type BranchOrder = Pick<StoredOrder, "id" | "warehouse_id" | "method">;

/** The orders of the branches, as the restaurant sees and answers them. Callers check the rights in the branch. */
export interface Board extends AnswerOrders, ChangeOrders, RefundOrders {
  feed(question: FeedQuestion): Promise<WireFeed>;
  get(id: OrderId): Promise<BranchOrder | null>;
  /** The live orders and the last ones done; `search`: only those with this number, phone, name or dish. */
  live(branchId: BranchId, search: string, caller: Reader): Promise<WireBoardOrders>;
  /** A page of all live orders, by their promised time. */
  livePage(branchId: BranchId, page: number, caller: Reader): Promise<WireBoardOrders>;
  find(question: OrderQuestion, caller: Reader): Promise<WireBoardOrders>;
  /** The branches of the list that have live orders. */
  waiting(branches: readonly BranchId[]): Promise<readonly WaitingOrders[]>;
  /** Null: there is no such order. */
  show(id: OrderId, caller: Reader): Promise<WireBoardOrder | null>;
  /** Orders that do not exist are omitted. */
  showAll(ids: readonly OrderId[], caller: Reader): Promise<readonly WireBoardOrder[]>;
  /** The author of the order's last change; null: none since the board exists. */
  changedBy(id: OrderId): Promise<WireBoardOrder["confirmed_by"]>;
}

export function createBoard(deps: BoardDeps): Board {
  const { db, orders } = deps;
  const showAll = (ids: readonly OrderId[], caller: Reader) => readOrders(deps, ids, caller);
  return {
    ...createAnswers(deps),
    ...createChangeOrders(deps),
    ...createRefundOrders(deps),
    async feed(question) {
      const { last, entries } = await readFeed(db, question);
      return {
        last,
        entries: entries.map(({ number, kind, order_id, at, made_by }) => ({
          number,
          kind,
          order_id,
          at: new Date(at).toISOString(),
          by: wireActor(made_by),
        })),
      };
    },
    get: (id) => orders.get(id),
    live(branchId, search, caller) {
      const readsGuests = hasRight(caller.grants, "guests.read", branchId);
      return readBoard(deps, branchId, caller, (order) => hasText(order, search, readsGuests));
    },
    livePage: (branchId, page, caller) => readLive(deps, branchId, page, caller),
    async find(question, caller) {
      const last = await lastNumber(db, question.branchId);
      return { last, ...(await findOrders(deps, question, caller)) };
    },
    waiting: (branches) => waitingOrdersOf(db, branches),
    show: async (id, caller) => (await showAll([id], caller))[0] ?? null,
    showAll,
    async changedBy(id) {
      const by = await lastChange(db, id);
      return by === null ? null : wireActor(by);
    },
  };
}
