import { createHmac, timingSafeEqual } from "node:crypto";

export interface RealtimeKeys {
  /** Public: part of the endpoint's path. */
  readonly key: string;
  readonly secret: string;
}

/** The content of an `auth` value: a channel, one socket, and the conditions in `channelData`. */
export interface ChannelGrant {
  readonly socketId: string;
  readonly channel: string;
  /** The protocol's `channel_data`, which the client passes on unchanged; null: none. */
  readonly channelData: string | null;
}

/** The `auth` value of the protocol: key and HMAC-SHA256 of "socket:channel", or "socket:channel:channel_data". */
export function signChannel(keys: RealtimeKeys, { socketId, channel, channelData }: ChannelGrant): string {
  const text = [socketId, channel, ...(channelData === null ? [] : [channelData])].join(":");
  return `${keys.key}:${createHmac("sha256", keys.secret).update(text).digest("hex")}`;
}

/** Whether `auth` is the signature of this grant. */
export function verifyChannel(keys: RealtimeKeys, grant: ChannelGrant, auth: unknown): boolean {
  if (typeof auth !== "string") return false;
  const expected = Buffer.from(signChannel(keys, grant));
  const given = Buffer.from(auth);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
