import { randomInt } from "node:crypto";
import { isRecord } from "@skatert/contract";

/** Pusher Channels protocol 7: seconds of silence after which the client pings (API-8). */
export const activityTimeoutSeconds = 120;
/** Seconds the client waits for a pong (API-8). */
export const pongTimeoutSeconds = 30;

export const closeCodes = {
  unknownApp: 4001,
  badProtocol: 4007,
  unauthorised: 4009,
  /** Clients reconnect after a second or more. */
  overCapacity: 4100,
  noPong: 4201,
  /** Plain WebSocket "service restart": clients reconnect at once. */
  restart: 1012,
} as const;

export interface ClientFrame {
  readonly event: string;
  readonly channel: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A socket id of the protocol's form, "<digits>.<digits>". */
export function newSocketId(): string {
  return `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
}

/** A frame from the server; `data` is JSON text. */
export function serverFrame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) });
}

/** Reads a client's frame; null when it is not one. */
export function parseClientFrame(text: string): ClientFrame | null {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(frame) || typeof frame.event !== "string") return null;
  const data = isRecord(frame.data) ? frame.data : {};
  const channel = typeof frame.channel === "string" ? frame.channel : null;
  return { event: frame.event, channel, data };
}

/** Letters, digits and _ - = @ , . ; up to 200 characters. */
export function isChannelName(name: unknown): name is string {
  return typeof name === "string" && /^[\w\-=@,.;]{1,200}$/.test(name);
}

export function needsAuthorisation(channel: string): boolean {
  return channel.startsWith("private-") || channel.startsWith("presence-");
}
