import { type ShopSettings, scheduleOf } from "@skatert/contract";
import {
  answerState,
  awaitedAnswer,
  type BranchId,
  kitchenStart,
  type OrderId,
  type Ring,
  ringsOf,
  type WorkSchedule,
} from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { AnswersOf } from "../../orders/answers/order-answers.ts";
import type { Orders } from "../../orders/service.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";

export interface RingFactsDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly orders: Pick<Orders, "get" | "factsOf">;
  readonly answersOf: AnswersOf;
}

/** The fields of an order that determine its rings. Times in milliseconds. */
export interface RingFacts {
  readonly branchId: BranchId;
  /** When it appeared on the board. */
  readonly placedAt: number;
  /** `cancel`: when the guest's request to cancel began to ring; null: no request. */
  readonly rings: ReturnType<typeof ringsOf> & { readonly cancel: number | null };
  /** Whether it still rings: the first and third ring wait for an answer, the second for the kitchen. */
  readonly waits: (ring: Ring) => boolean;
  readonly schedule: WorkSchedule;
}

/** Null: there is no such order, or it is not on the board. */
export async function ringFacts(deps: RingFactsDeps, id: OrderId): Promise<RingFacts | null> {
  const order = await deps.orders.get(id);
  if (order === null || order.stage === "awaiting-payment") return null;
  const settings = (await deps.shop.current()).settings();
  const answer = (await deps.answersOf(deps.db, [id])).get(id);
  const awaited = answer === undefined ? null : awaitedAnswer(answerState(order.stage, answer));
  const placedAt = order.stages.find(({ stage }) => stage === "accepted")?.at ?? order.created_at;
  const schedule = scheduleOf(settings, order.warehouse_id);
  const startAt = await startOf(deps, order, placedAt, settings);
  const askedAt = awaited === "cancel" ? (answer?.cancelAskedAt ?? null) : null;
  const cancel = askedAt === null ? null : ringsOf(askedAt, startAt, schedule).first;
  const waits = { 1: awaited === "confirm", 2: order.stage === "accepted", 3: cancel !== null };
  return {
    branchId: order.warehouse_id,
    placedAt,
    schedule,
    rings: { ...ringsOf(placedAt, startAt, schedule), cancel },
    waits: (ring) => waits[ring],
  };
}

async function startOf(deps: RingFactsDeps, order: StoredOrder, placedAt: number, settings: ShopSettings) {
  const facts = (await deps.orders.factsOf(deps.db, [order], settings, placedAt)).get(order.id);
  if (facts === undefined) return placedAt;
  return kitchenStart(placedAt, facts.promise?.promised_at ?? null, facts.handover);
}

/** The start of a ring, milliseconds; null: the order has no such ring. */
export function ringsFromOf({ rings }: Pick<RingFacts, "rings">, ring: Ring): number | null {
  return { 1: rings.first, 2: rings.second, 3: rings.cancel }[ring];
}

/** The ring of an order at an instant, for which a board rings. */
export function ringAt({ rings }: Pick<RingFacts, "rings">, now: number): Ring {
  if (rings.cancel !== null) return 3;
  return rings.second !== null && now >= rings.second ? 2 : 1;
}
