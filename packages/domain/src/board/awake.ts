import type { Instant } from "../schedule/types.ts";

const secondMs = 1_000;
/** A board reports every 15 seconds. After this long without a report it is asleep. */
export const BOARD_SILENT_MS = 45 * secondMs;
const pushAfterMs = 30 * secondMs;
const messageAfterMs = 70 * secondMs;

/** The last report of an enrolled board. */
export interface BoardReport {
  /** Null: it has not reported yet. */
  readonly seenAt: Instant | null;
  readonly sound: boolean;
  readonly visible: boolean;
}

/** Whether staff see and hear the board: it reported lately, is visible, and has sound (BOARD-3). */
export function isAwake({ seenAt, sound, visible }: BoardReport, now: Instant): boolean {
  return seenAt !== null && now - seenAt <= BOARD_SILENT_MS && sound && visible;
}

/** A board with the name under which it acknowledges. */
export interface NamedBoard extends BoardReport {
  readonly board: string;
}

/**
 * Whether staff hear a ring (BOARD-3): a board that acknowledged it is awake. Another awake board does not count,
 * because it may have lost the orders. A phone or computer that is not enrolled sends no reports; its acknowledgement
 * counts while the branch has an awake board. While the branch is closed its boards sleep, so any acknowledgement
 * counts.
 */
export function isHeard(
  acknowledgedBy: ReadonlySet<string>,
  boards: readonly NamedBoard[],
  isOpen: boolean,
  now: Instant,
): boolean {
  if (!isOpen) return acknowledgedBy.size > 0;
  const awake = boards.filter((board) => isAwake(board, now));
  const reporting = new Set(boards.map(({ board }) => board));
  const isUnreported = [...acknowledgedBy].some((board) => !reporting.has(board));
  return awake.some(({ board }) => acknowledgedBy.has(board)) || (awake.length > 0 && isUnreported);
}

/** A period in which a branch is open and none of its boards is awake. */
export interface BoardIncident {
  readonly beganAt: Instant;
  readonly pushedAt: Instant | null;
  readonly messagedAt: Instant | null;
}

/** `call`: staff phones by web push, or the configured numbers by message; each once per incident. */
export type BoardAlarm =
  | { readonly kind: "begin"; readonly beganAt: Instant }
  | { readonly kind: "call"; readonly by: "push" | "message" }
  | { readonly kind: "end" };

/**
 * The next step for the boards of a branch; null: none. `openSince`: null, the branch is closed. A branch without
 * boards has no incident. Boards that stopped reporting have been asleep since their last report; a board that reports
 * itself hidden or silent counts from now.
 */
export function boardAlarm(
  boards: readonly BoardReport[],
  incident: BoardIncident | null,
  openSince: Instant | null,
  now: Instant,
): BoardAlarm | null {
  const isDead = openSince !== null && boards.length > 0 && !boards.some((board) => isAwake(board, now));
  if (!isDead) return incident === null ? null : { kind: "end" };
  if (incident === null) return { kind: "begin", beganAt: Math.max(openSince, deadSince(boards, now)) };
  const age = now - incident.beganAt;
  if (incident.pushedAt === null && age >= pushAfterMs) return { kind: "call", by: "push" };
  return incident.messagedAt === null && age >= messageAfterMs ? { kind: "call", by: "message" } : null;
}

function deadSince(boards: readonly BoardReport[], now: Instant): Instant {
  const reports = boards.flatMap(({ seenAt }) => (seenAt === null ? [] : [seenAt]));
  const last = Math.max(...reports);
  return reports.length > 0 && now - last > BOARD_SILENT_MS ? last : now;
}
