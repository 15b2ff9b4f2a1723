import { nextOpening, openSince } from "../schedule/opening.ts";
import type { Instant, WorkSchedule } from "../schedule/types.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** The owner's choice when nobody answers an order: show the guest the phone and ring on, accept, or cancel. */
export const UNANSWERED_ACTIONS = ["ring", "confirm", "cancel"] as const;
export type UnansweredAction = (typeof UNANSWERED_ACTIONS)[number];

/** Bounds of the minutes until that choice applies; staff phones ring before. */
export const UNANSWERED_MINUTES = { min: 2, max: 60, usual: 3 } as const;

export interface UnansweredPolicy {
  readonly afterMinutes: number;
  readonly action: UnansweredAction;
}

/** A web push to staff phones, a message to configured numbers, the owner's choice. */
export const ESCALATION_STEPS = ["push", "message", "owner"] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** 1: the order is new. 2: a scheduled order should be begun. 3: the guest asks to cancel a confirmed order. */
export const RINGS = [1, 2, 3] as const;
export type Ring = (typeof RINGS)[number];

/** An order for which the boards of a branch ring. */
export interface RingingOrder {
  readonly ring: Ring;
  readonly ringsFrom: Instant;
  /** Whether the order still waits: for its answer, or at the second ring for the kitchen. */
  readonly waits: boolean;
  /** Whether a board that is awake has acknowledged this ring; see isHeard. */
  readonly isHeard: boolean;
}

export interface Escalation {
  /** Null: no alarm at this step. */
  readonly alarm: "push" | "message" | UnansweredAction | null;
  /** Null: the ring needs no further check. */
  readonly next: { readonly step: EscalationStep; readonly at: Instant } | null;
}

/**
 * The alarm of a step for an order that rings (BOARD-3). Staff are called unless a board that is awake has acknowledged
 * the order. The owner's choice concerns orders without an answer, so it applies only to the first ring. The shop
 * neither begins an order nor decides about a guest's request automatically.
 */
export function escalate(step: EscalationStep, order: RingingOrder, policy: UnansweredPolicy): Escalation {
  if (!order.waits) return { alarm: null, next: null };
  if (step === "owner") return { alarm: policy.action, next: null };
  const later = ESCALATION_STEPS[ESCALATION_STEPS.indexOf(step) + 1];
  const isLast = later === undefined || (later === "owner" && order.ring !== 1);
  return {
    alarm: order.isHeard ? null : step,
    next: isLast ? null : { step: later, at: stepAt(later, order.ringsFrom, policy) },
  };
}

/** When a step of a ring is due. */
export function stepAt(step: EscalationStep, ringsFrom: Instant, { afterMinutes }: UnansweredPolicy): Instant {
  const after = { push: 30 * secondMs, message: 70 * secondMs, owner: afterMinutes * minuteMs };
  return ringsFrom + after[step];
}

/**
 * The starts of an order's rings. For an order placed while the branch is closed, the first ring starts at its opening,
 * because nobody is there to hear it. It never starts later than the kitchen should begin. `second`: a scheduled order
 * rings again when it should be begun; null: it is begun soon after it was placed.
 */
export function ringsOf(
  placedAt: Instant,
  startAt: Instant,
  schedule: WorkSchedule,
): { readonly first: Instant; readonly second: Instant | null } {
  const opens = openSince(schedule, placedAt) === null ? nextOpening(schedule, placedAt) : placedAt;
  const latest = Math.max(placedAt, startAt);
  const first = Math.min(opens ?? latest, latest);
  return { first, second: startAt > first + againAfterMs ? startAt : null };
}

/** An order that is begun this soon does not ring twice. */
const againAfterMs = 10 * minuteMs;
