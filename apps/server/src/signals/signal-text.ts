import { createHash } from "node:crypto";
import type { Signal } from "./signals.ts";

/** PostgreSQL refuses a payload of 8,000 bytes. */
const maxBytes = 7_900;

/**
 * Kind of a realtime event in a payload. Processes of earlier versions, still running during an upgrade, use this name.
 */
const realtimeKind = "ring";

/** Name of the channel: one database may hold several shops, each in its own schema. */
export function channelOf(schema: string): string {
  return `skatert_${createHash("sha256").update(schema).digest("hex").slice(0, 16)}`;
}

/** A signal as the payload of a notification; `from` names the process. Throws RangeError when it is too long. */
export function signalToText(signal: Signal, from: string): string {
  const kind = signal.kind === "realtime-event" ? realtimeKind : signal.kind;
  const text = JSON.stringify({ ...signal, kind, from });
  if (Buffer.byteLength(text) > maxBytes) throw new RangeError(`a signal of ${text.length} characters is too long`);
  return text;
}

/** Joins texts of signals into few payloads, one line each, in their order. */
export function payloadsOf(texts: readonly string[]): string[] {
  const payloads: string[] = [];
  let bytes = maxBytes;
  for (const text of texts) {
    const own = Buffer.byteLength(text) + 1;
    const last = payloads.at(-1);
    const isNext = last !== undefined && bytes + own <= maxBytes;
    bytes = isNext ? bytes + own : own;
    if (isNext) payloads[payloads.length - 1] = `${last}\n${text}`;
    else payloads.push(text);
  }
  return payloads;
}

/** The texts of a payload; JSON text contains no line breaks. */
export function textsOf(payload: string): string[] {
  return payload.split("\n");
}

/** Null for this process's own signals and for invalid text. */
export function signalFromText(text: string, self: string): Signal | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || !("kind" in value) || !("from" in value)) return null;
  if (value.from === self) return null;
  if (value.kind === "shop-changed" || value.kind === "staff-changed") return { kind: value.kind };
  if (value.kind === "sessions-ended" && "ended" in value) return endedFrom(value.ended);
  if (value.kind !== realtimeKind || !("channel" in value) || !("event" in value)) return null;
  const { channel, event } = value;
  if (typeof channel !== "string" || typeof event !== "string") return null;
  return { kind: "realtime-event", channel, event, data: "data" in value ? value.data : null };
}

function endedFrom(value: unknown): Signal | null {
  if (typeof value !== "object" || value === null || !("session" in value) || !("user" in value)) return null;
  const { session, user } = value;
  if (typeof session === "string") return { kind: "sessions-ended", ended: { session, user: null } };
  return typeof user === "number" ? { kind: "sessions-ended", ended: { session: null, user } } : null;
}
