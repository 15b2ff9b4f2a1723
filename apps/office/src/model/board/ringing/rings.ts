import type { BoardOrder } from "@skatert/contract";
import type { Instant } from "@skatert/domain";

/** The reason for a ring. "due": a scheduled order must be started. */
export type RingKind = "new" | "cancel" | "due";

export interface Ring {
  /** The same after a reload: `new:17`, `cancel:17:1789…`, `due:17`. */
  readonly id: string;
  readonly orderId: number;
  readonly kind: RingKind;
  /** Whether it rings until answered; otherwise once. */
  readonly insists: boolean;
}

/** Ring ids with the time at which this board first rang for each. */
export type Heard = ReadonlyMap<string, Instant>;

/** More than a branch receives in two busy days. Beyond it the oldest are dropped. */
const maxHeard = 1000;
/** Maximum age of a ring that needs no answer; later nobody acts on it. */
const singleRingMs = 10 * 60_000;

/** The rings that the orders require now, whether already heard or not (BOARD-3). */
export function ringsOf(orders: Iterable<BoardOrder>, now: Instant): readonly Ring[] {
  return [...orders].flatMap((order) => ringOf(order, now) ?? []);
}

function ringOf(order: BoardOrder, now: Instant): Ring | null {
  const { id: orderId, asks, stage, placedAt, startAt } = order;
  if (asks === "confirm") return { id: `new:${orderId}`, orderId, kind: "new", insists: true };
  if (asks === "cancel")
    return { id: `cancel:${orderId}:${order.cancelRequestedAt ?? 0}`, orderId, kind: "cancel", insists: true };
  if (stage !== "accepted") return null;
  const isAnswered = order.confirmedBy !== null && order.confirmedBy.kind !== "shop";
  // Confirmed automatically, but the kitchen must still hear of it.
  if (isRecent(placedAt, now) && !isAnswered) return { id: `new:${orderId}`, orderId, kind: "new", insists: false };
  // An order to be started at once has just rung as new.
  const isDue = !order.wanted.soonest && startAt - placedAt > singleRingMs && isRecent(startAt, now);
  return isDue ? { id: `due:${orderId}`, orderId, kind: "due", insists: false } : null;
}

function isRecent(at: Instant, now: Instant): boolean {
  return at <= now && now - at < singleRingMs;
}

/** Rings that this board has not rung before. Each is announced once, also after a reload (BOARD-2). */
export function unheard(rings: readonly Ring[], heard: Heard): readonly Ring[] {
  return rings.filter(({ id }) => !heard.has(id));
}

/** Adds rings to those heard. Returns the same map if there is nothing new. */
export function withHeard(heard: Heard, rings: readonly Ring[], now: Instant): Heard {
  const fresh = unheard(rings, heard);
  if (fresh.length === 0) return heard;
  const all = [...heard, ...fresh.map(({ id }): [string, Instant] => [id, now])];
  return new Map(all.slice(-maxHeard));
}
