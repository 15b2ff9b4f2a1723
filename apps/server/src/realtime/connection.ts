import type { BoundedSocket } from "./bounded-socket.ts";
import { type HeldSession, readHeldSession } from "./held-session.ts";
import type { Hub } from "./hub.ts";
import { createAllowance, type RealtimeLimits } from "./limits.ts";
import {
  activityTimeoutSeconds,
  type ClientFrame,
  closeCodes,
  isChannelName,
  needsAuthorisation,
  newSocketId,
  parseClientFrame,
  serverFrame,
} from "./protocol.ts";
import { type RealtimeKeys, verifyChannel } from "./signature.ts";
import { watchSilence } from "./watch-silence.ts";

export interface Connection {
  receive(text: string): void;
  /** A ping or pong of the WebSocket protocol itself. */
  control(ping: Buffer | null): void;
  /** Received bytes, of any frame. */
  count(bytes: number): void;
  close(): void;
}

export interface ConnectionDeps {
  readonly hub: Hub;
  readonly keys: RealtimeKeys;
  readonly limits: RealtimeLimits;
  /** Milliseconds on the clock of the sessions. */
  readonly now: () => number;
}

/**
 * One client of the realtime endpoint: greets it, answers pings, subscribes, closes its socket if it does not answer
 * (API-8), and destroys it above the limits.
 */
export function openConnection(socket: BoundedSocket, deps: ConnectionDeps): Connection {
  const { hub, limits } = deps;
  const socketId = newSocketId();
  const takeFrame = createAllowance(limits.frames);
  const takeBytes = createAllowance(limits.bytes);
  const silence = watchSilence({
    ask: () => socket.send(serverFrame("pusher:ping", {})),
    onDead: () => socket.end(closeCodes.noPong, "no activity"),
  });
  const subscriptions = createSubscriptions(socket, socketId, deps);
  hub.connect(socket);
  socket.send(
    serverFrame("pusher:connection_established", { socket_id: socketId, activity_timeout: activityTimeoutSeconds }),
  );

  /** Whether the client may send one more frame. */
  function admit(): boolean {
    if (!socket.isOver && !takeFrame(1)) socket.destroy();
    if (socket.isOver) return false;
    silence.heard();
    return true;
  }

  return {
    receive(text) {
      if (!admit()) return;
      const frame = parseClientFrame(text);
      if (frame?.event === "pusher:ping") socket.send(serverFrame("pusher:pong", {}));
      if (frame?.event === "pusher:subscribe") subscriptions.add(frame);
      if (frame?.event === "pusher:unsubscribe") subscriptions.remove(frame);
    },
    control(ping) {
      if (admit() && ping !== null) socket.pong(ping);
    },
    count(bytes) {
      if (!takeBytes(bytes)) socket.destroy();
    },
    close() {
      silence.stop();
      hub.leave(socket);
    },
  };
}

/** The channels of one socket. Refusals are counted to stop the guessing of signatures. */
function createSubscriptions(socket: BoundedSocket, socketId: string, { hub, keys, limits, now }: ConnectionDeps) {
  const channels = new Set<string>();
  let refusals = 0;

  function refuse(message: string): void {
    refusals += 1;
    if (refusals > limits.refusals) socket.destroy();
    else socket.send(serverFrame("pusher:error", { code: closeCodes.unauthorised, message }));
  }

  /** Null when neither the signature nor its session opens the channel. */
  function claimOf(channel: string, { auth, channel_data: text }: ClientFrame["data"]): Claim | null {
    if (!needsAuthorisation(channel)) return { held: null };
    const channelData = typeof text === "string" ? text : null;
    if (!verifyChannel(keys, { socketId, channel, channelData }, auth)) return null;
    if (channelData === null) return { held: null };
    const held = readHeldSession(channelData);
    return held === null || held.until <= now() ? null : { held };
  }

  return {
    add({ data }: ClientFrame): void {
      const { channel } = data;
      const isFull = channels.size >= limits.channels;
      if (!isChannelName(channel) || (isFull && !channels.has(channel))) {
        refuse("Bad channel");
        return;
      }
      const claim = claimOf(channel, data);
      if (claim === null || !hub.subscribe(socket, channel, claim.held)) {
        refuse(`Not authorised for ${channel}`);
        return;
      }
      channels.add(channel);
      socket.send(serverFrame("pusher_internal:subscription_succeeded", {}, channel));
    },
    remove({ data: { channel } }: ClientFrame): void {
      if (typeof channel === "string" && channels.delete(channel)) hub.unsubscribe(socket, channel);
    },
  };
}

interface Claim {
  readonly held: HeldSession | null;
}
