import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { StoredSession } from "../http/sessions/session-store.ts";
import type { EndedSessions } from "../signals/signals.ts";

/** The session that a subscription depends on. */
export interface HeldSession {
  /** See `sessionTag`. */
  readonly session: string;
  readonly user: number;
  /** Milliseconds; the subscription ends then, and the page authorises it again. */
  readonly until: number;
}

const Held = z.object({
  session: z.string().check(z.maxLength(64)),
  user: z.int(),
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
  const held: HeldSession = { session: sessionTag(id), user: userId, until: Math.min(expiresAt, now + longestMs) };
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
  return session === ended.session || user === ended.user;
}
