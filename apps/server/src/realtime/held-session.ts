import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { StoredSession } from "../http/sessions/session-store.ts";
import type { EndedSessions } from "../signals/signals.ts";

/** The session that a subscription depends on. */
export interface HeldSession {
  /** See `sessionTag`. */
  readonly session: string;
  /** The shopper; null: a session of staff. */
  readonly user: number | null;
  /** The staff member, and the version of their roles (see `staff.version`); null: a session of a shopper. */
  readonly staff: HeldStaff | null;
  /** Milliseconds; when the signature was made. */
  readonly issued: number;
  /** Milliseconds; the subscription ends then, and the page authorises it again. */
  readonly until: number;
}

export interface HeldStaff {
  readonly id: number;
  readonly version: number;
}

const Held = z.object({
  session: z.string().check(z.maxLength(64)),
  user: z.nullable(z.int()),
  // Absent in text that a process of an earlier version signed.
  staff: z._default(z.nullable(z.object({ id: z.int(), version: z.int() })), null),
  // As above; without it the page authorises the channel again.
  issued: z._default(z.int(), 0),
  until: z.int(),
});

/** Maximum time between two checks of the session. It also ends subscriptions whose signal was lost. */
const longestMs = 3_600_000;

/** Identifies a session to pages and other processes without its stored key. */
export function sessionTag(sessionId: string): string {
  return createHash("sha256").update(`realtime:${sessionId}`).digest("base64url").slice(0, 22);
}

/** `channel_data` of a subscription that depends on a session; the signature covers it. */
export function heldSessionText({ id, userId, expiresAt }: StoredSession, now: number): string {
  return heldText({ session: sessionTag(id), user: userId, staff: null, ...timesOf(expiresAt, now) });
}

/** The same for a session of staff. */
export function heldStaffText(
  { id, expiresAt }: Pick<StoredSession, "id" | "expiresAt">,
  staff: HeldStaff,
  now: number,
): string {
  return heldText({ session: sessionTag(id), user: null, staff, ...timesOf(expiresAt, now) });
}

function timesOf(expiresAt: number, now: number): Pick<HeldSession, "issued" | "until"> {
  return { issued: now, until: Math.min(expiresAt, now + longestMs) };
}

function heldText(held: HeldSession): string {
  return JSON.stringify(held);
}

/** Null for text that this server did not write. */
export function readHeldSession(text: string): HeldSession | null {
  try {
    return Held.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function isOfEnded({ session, user }: HeldSession, ended: EndedSessions): boolean {
  return session === ended.session || (user !== null && user === ended.user);
}
