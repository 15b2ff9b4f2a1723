import type { BranchId, OrderId } from "@skatert/domain";
import { gatherCalls } from "../../../database/gathered-calls.ts";
import type { Db } from "../../../database/tables.ts";
import { type RingFacts, ringAt } from "../rings/ring-facts.ts";
import { type Ack, firstAcks, noteAcks } from "./ack-repository.ts";

export interface AcknowledgeDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly ringFacts: (orderId: OrderId) => Promise<Pick<RingFacts, "branchId" | "placedAt" | "rings"> | null>;
}

/** A board that rings. */
export interface RingingBoard {
  readonly board: string;
  readonly isOfBranch: (branch: BranchId) => boolean;
}

/** An acknowledged order, and when it rang on the board, milliseconds; null: now. */
export interface HeldOrder {
  readonly orderId: OrderId;
  readonly at: number | null;
}

const devicePrefix = "device:";

/** The name of an enrolled device among the boards that acknowledge. */
export function boardOfDevice(deviceId: number): string {
  return `${devicePrefix}${deviceId}`;
}

export function isDevice(board: string): boolean {
  return board.startsWith(devicePrefix);
}

/**
 * Records that a board has the orders at their current rings. Returns when the first board had each. Orders of other
 * branches are omitted.
 */
export type Acknowledge = (board: RingingBoard, orders: readonly HeldOrder[]) => Promise<ReadonlyMap<OrderId, number>>;

/**
 * The clock of a tablet may be slightly ahead. An acknowledgement just before the kitchen's start therefore counts for
 * the ring of that start. The two rings of an order are minutes apart.
 */
const earlyMs = 5_000;

interface Call {
  readonly board: RingingBoard;
  readonly orders: readonly HeldOrder[];
}

/** Batching is safe: no board waits for the answer, and staff are called half a minute later. */
const gatherMs = 100;

/** All boards of a branch begin to ring together, so their calls are recorded in one statement. */
export function createAcknowledge(deps: AcknowledgeDeps): Acknowledge {
  const acknowledged = gatherCalls((calls: readonly Call[]) => acknowledgeAll(deps, calls), { gatherMs });
  return async (board, orders) => (await acknowledged({ board, orders })) ?? new Map();
}

type Facts = NonNullable<Awaited<ReturnType<AcknowledgeDeps["ringFacts"]>>>;

async function acknowledgeAll(
  deps: AcknowledgeDeps,
  calls: readonly Call[],
): Promise<ReadonlyMap<Call, ReadonlyMap<OrderId, number>>> {
  const ids = new Set(calls.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)));
  const facts = new Map<OrderId, Facts>();
  for (const id of ids) {
    const known = await deps.ringFacts(id);
    if (known !== null) facts.set(id, known);
  }
  const acksOf = new Map(calls.map((call) => [call, acksIn(call, facts, deps.now())]));
  const acks = [...acksOf.values()].flat();
  if (acks.length === 0) return new Map();
  await noteAcks(deps.db, acks);
  const firsts = await firstAcks(deps.db, [...new Set(acks.map(({ orderId }) => orderId))]);
  const firstOf = new Map(firsts.map(({ orderId, ring, at }) => [`${orderId}:${ring}`, at]));
  const timesOf = (own: readonly Ack[]) =>
    new Map(own.map(({ orderId, ring, at }) => [orderId, firstOf.get(`${orderId}:${ring}`) ?? at]));
  return new Map([...acksOf].map(([call, own]) => [call, timesOf(own)]));
}

function acksIn({ board, orders }: Call, facts: ReadonlyMap<OrderId, Facts>, now: number): readonly Ack[] {
  return orders.flatMap(({ orderId, at }) => {
    const known = facts.get(orderId);
    if (known === undefined || !board.isOfBranch(known.branchId)) return [];
    const since = known.rings.cancel ?? known.placedAt;
    // The clock of a tablet may be wrong.
    const noted = Math.min(Math.max(at ?? now, since), now);
    return [{ orderId, ring: ringAt(known, now + earlyMs), board: board.board, at: noted }];
  });
}
