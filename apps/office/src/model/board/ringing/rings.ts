import { type BoardOrder, CHANGE_STEPS, type ChangeStep, type WireInboxItem } from "@skatert/contract";
import { type Instant, isFinal } from "@skatert/domain";

/** The steps of a change that a board rings for: it was made, or the guest's answer is no. */
export const RUNG_STEPS = ["made", "declined", "no-answer", "failed"] as const satisfies readonly ChangeStep[];
export type RungStep = (typeof RUNG_STEPS)[number];

/**
 * The reason for a ring. "due": a scheduled order must be started. "request": a new item of the inbox. A step: of a change
 * of the order.
 */
export type RingKind = Ring["kind"];

interface RingBase {
  /** The same after a reload: `new:17`, `cancel:17:1789…`, `due:17`, `made:17:1789…`, `request:12`. */
  readonly id: string;
  /** Whether it rings until answered; otherwise once. */
  readonly insists: boolean;
}

export interface OrderRing extends RingBase {
  readonly kind: "new" | "cancel" | "due" | RungStep;
  readonly orderId: number;
}

interface RequestRing extends RingBase {
  readonly kind: "request";
  readonly of: WireInboxItem["kind"];
}

export type Ring = OrderRing | RequestRing;

/** Ring ids with the time at which this board first rang for each. */
export type Heard = ReadonlyMap<string, Instant>;

/** More than a branch receives in two busy days. Beyond it the oldest are dropped. */
const maxHeard = 1000;
/** Maximum age of a ring that needs no answer; later nobody acts on it. */
const singleRingMs = 10 * 60_000;

/** The rings that the orders require now, whether already heard or not (BOARD-3). */
export function ringsOf(orders: Iterable<BoardOrder>, now: Instant): readonly OrderRing[] {
  return [...orders].flatMap((order) => [...ringOf(order, now), ...stepRing(order, now)]);
}

/** Once for the last step of a change, because the kitchen has to hear of it (CHANGE-3). */
function stepRing(order: BoardOrder, now: Instant): readonly OrderRing[] {
  const step = lastStep(order);
  if (step === null || !isRecent(step.at, now)) return [];
  return [{ id: `${step.kind}:${order.id}:${step.at}`, orderId: order.id, kind: step.kind, insists: false }];
}

/** The last step of a change that says something new to the restaurant. Null: none, or the order is over. */
export function lastStep({ stage, history }: BoardOrder): { readonly kind: RungStep; readonly at: Instant } | null {
  if (isFinal(stage)) return null;
  const last = history.findLast(({ kind, reason }) => kind === "changed" && isChangeStep(reason));
  const kind = RUNG_STEPS.find((step) => step === last?.reason);
  return last === undefined || kind === undefined ? null : { kind, at: last.at };
}

function isChangeStep(reason: string | null): boolean {
  return CHANGE_STEPS.some((step) => step === reason);
}

function ringOf(order: BoardOrder, now: Instant): readonly OrderRing[] {
  const { id: orderId, asks, stage, placedAt, startAt } = order;
  if (asks === "confirm") return [{ id: `new:${orderId}`, orderId, kind: "new", insists: true }];
  if (asks === "cancel")
    return [{ id: `cancel:${orderId}:${order.cancelRequestedAt ?? 0}`, orderId, kind: "cancel", insists: true }];
  if (stage !== "accepted") return [];
  const isAnswered = order.confirmedBy !== null && order.confirmedBy.kind !== "shop";
  // Confirmed automatically, but the kitchen must still hear of it.
  if (isRecent(placedAt, now) && !isAnswered) return [{ id: `new:${orderId}`, orderId, kind: "new", insists: false }];
  // An order to be started at once has just rung as new.
  const isDue = !order.wanted.soonest && startAt - placedAt > singleRingMs && isRecent(startAt, now);
  return isDue ? [{ id: `due:${orderId}`, orderId, kind: "due", insists: false }] : [];
}

/** The rings of new items that ring by the settings, until somebody takes or answers them (INBOX-1). */
export function requestRings(items: Iterable<WireInboxItem>): readonly Ring[] {
  return [...items].flatMap(({ id, kind, state, rings, assignee, version }) =>
    state === "open" && rings && assignee === null && version === 1
      ? [{ id: `request:${id}`, kind: "request" as const, of: kind, insists: true }]
      : [],
  );
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
