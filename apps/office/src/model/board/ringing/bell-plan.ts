import type { Instant } from "@skatert/domain";
import type { RingKind } from "./rings.ts";

/** One sound. Times in seconds, frequency in hertz, `gain` 0 to 1. */
export interface Tone {
  readonly after: number;
  readonly lasts: number;
  readonly frequency: number;
  readonly gain: number;
  readonly shape: "sine" | "triangle";
}

/** A round of tones that starts at an instant. */
export interface Round {
  readonly at: Instant;
  readonly tones: readonly Tone[];
}

/** A kind of ring and its start. `insists`: it rings until answered; otherwise for one round. */
export interface Ringing {
  readonly kind: RingKind;
  readonly since: Instant;
  /** When the newest order joined. It does not wait for the next round of the older ones. */
  readonly latest: Instant;
  readonly insists: boolean;
}

/**
 * Orders within this time share a round. It is shorter than a melody: an order that joins a finished round would be
 * silent until the next one, seconds later, once the older order is answered.
 */
export const ROUND_MS = 500;

/** The loudest round. The bell keeps this volume until somebody answers. */
export const LOUDEST_ROUND = 10;
const [firstPauseMs, lastPauseMs] = [6000, 2500];

/**
 * The rounds of a bell in [from, to): paced from `since`, with one at `latest` unless a round sounds then (BOARD-3).
 */
export function roundsOf(ringing: Ringing, from: Instant, to: Instant): readonly Round[] {
  const { kind, latest } = ringing;
  const numbered = pacedRounds(ringing, from, to);
  const around = pacedRounds(ringing, latest - firstPauseMs, latest + ROUND_MS);
  const isCalled = latest >= from && latest < to && around.every(({ at }) => Math.abs(at - latest) >= ROUND_MS);
  const called = isCalled ? [{ at: latest, number: around.at(-1)?.number ?? 1 }] : [];
  return [...numbered, ...called]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, number }) => ({ at, tones: tonesOf(kind, number) }));
}

/** Rounds of growing insistence, numbered from 1. */
function pacedRounds({ since, insists }: Ringing, from: Instant, to: Instant) {
  const rounds: { readonly at: Instant; readonly number: number }[] = [];
  for (let at = since, number = 1; at < to; at += pauseAfter(number), number += 1) {
    if (number > LOUDEST_ROUND && at < from) {
      // From here on the pauses are equal, so past rounds of a long ring are skipped in one step.
      const skipped = Math.floor((from - at) / lastPauseMs);
      at += skipped * lastPauseMs;
    }
    if (at >= from && at < to) rounds.push({ at, number });
    if (!insists) break;
  }
  return rounds;
}

/** A ring reaches the bell some milliseconds after its start. Its first round must still sound. */
const lateMs = 1000;
/** Rounds are scheduled this far ahead, because timers of a hidden page run once a minute. */
const aheadMs = 90_000;

/**
 * The rounds to schedule now. `until`: the end of the rounds scheduled so far; null: none yet. Rounds that a sleeping
 * page missed are left out, because they would all start at once.
 */
export function roundsAhead(ringing: readonly Ringing[], until: Instant | null, now: Instant) {
  const from = Math.max(until ?? 0, now - lateMs);
  const end = now + aheadMs;
  return { rounds: ringing.flatMap((each) => roundsOf(each, from, end)), until: end };
}

function pauseAfter(number: number): number {
  return firstPauseMs + (lastPauseMs - firstPauseMs) * insistence(number);
}

/** 0 for the first round, 1 from the loudest round on. */
function insistence(number: number): number {
  return Math.min(1, (number - 1) / (LOUDEST_ROUND - 1));
}

/**
 * Two tones each: rising for a new order, falling and repeated for a request to cancel, one soft pair for a due order
 * and a made change, a falling one for a guest who did not agree to it, like a doorbell for an item of the inbox.
 */
const melodies: Readonly<Record<RingKind, readonly [number, number]>> = {
  new: [659.25, 880],
  cancel: [587.33, 392],
  due: [523.25, 659.25],
  made: [523.25, 783.99],
  declined: [493.88, 329.63],
  "no-answer": [493.88, 329.63],
  failed: [493.88, 329.63],
  request: [830.61, 659.25],
};

/** The tones of a round: from one quiet pair to three loud ones with a sharper sound. */
export function tonesOf(kind: RingKind, number: number): readonly Tone[] {
  const level = insistence(number);
  const pairs = kind === "cancel" ? 2 + Math.round(level) : 1 + Math.round(2 * level);
  const [first, second] = melodies[kind];
  const lasts = 0.42 - 0.2 * level;
  const step = lasts * 0.75;
  const gain = 0.25 + 0.75 * level;
  const shape = level < 0.5 ? "sine" : "triangle";
  return Array.from({ length: pairs }, (_, pair) => [
    { after: pair * step * 2.3, lasts, frequency: first, gain, shape } as const,
    { after: pair * step * 2.3 + step, lasts: lasts * 1.4, frequency: second, gain, shape } as const,
  ]).flat();
}
