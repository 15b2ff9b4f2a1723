import type { HeldSession } from "./held-session.ts";
import { closeCodes, serverFrame } from "./protocol.ts";

/** What the hub needs of a socket. */
export interface HubSocket {
  /** Nothing happens once the socket has ended, or is destroyed here because too much is unread. */
  send(text: string): void;
  end(code: number, reason: string): void;
  readonly isOver: boolean;
}

export interface RealtimePort {
  /** Rings the bell of a channel; never throws and never waits (the API is the truth). */
  publish(channel: string, event: string, data: unknown): void;
}

export interface Hub extends RealtimePort {
  /** `held`: the session that the subscription depends on, if any. */
  subscribe(socket: HubSocket, channel: string, held?: HeldSession | null): void;
  unsubscribe(socket: HubSocket, channel: string): void;
  leave(socket: HubSocket): void;
  connect(socket: HubSocket): void;
  /** Ends every subscription whose session matches. Its socket closes: the page comes back and authorises anew. */
  endHeld(matches: (held: HeldSession) => boolean): void;
  readonly size: number;
}

type Subscriptions = Map<string, HeldSession | null>;

/** Channels and their sockets of this process. `now` in milliseconds, as sessions count. */
export function createHub(now: () => number = Date.now): Hub {
  const channels = new Map<string, Set<HubSocket>>();
  const sockets = new Map<HubSocket, Subscriptions>();

  function unsubscribe(socket: HubSocket, channel: string): void {
    sockets.get(socket)?.delete(channel);
    const members = channels.get(channel);
    members?.delete(socket);
    if (members?.size === 0) channels.delete(channel);
  }

  function leave(socket: HubSocket): void {
    for (const channel of sockets.get(socket)?.keys() ?? []) unsubscribe(socket, channel);
    sockets.delete(socket);
  }

  /** Subscriptions end at once, whatever the client makes of the close. */
  function endSession(socket: HubSocket, subscriptions: Subscriptions): void {
    for (const channel of subscriptions.keys()) unsubscribe(socket, channel);
    socket.end(closeCodes.restart, "session ended");
  }

  return {
    connect: (socket) => void sockets.set(socket, new Map()),
    subscribe(socket, channel, held = null) {
      const subscriptions = sockets.get(socket);
      if (subscriptions === undefined) return;
      const members = channels.get(channel) ?? new Set();
      channels.set(channel, members.add(socket));
      subscriptions.set(channel, held);
    },
    unsubscribe,
    leave,
    endHeld(matches) {
      for (const [socket, subscriptions] of sockets) {
        if ([...subscriptions.values()].some((held) => held !== null && matches(held)))
          endSession(socket, subscriptions);
      }
    },
    publish(channel, event, data) {
      const frame = serverFrame(event, data, channel);
      for (const socket of channels.get(channel) ?? []) {
        const subscriptions = sockets.get(socket);
        const held = subscriptions?.get(channel);
        if (subscriptions !== undefined && held && held.until <= now()) endSession(socket, subscriptions);
        else socket.send(frame);
      }
    },
    get size() {
      return sockets.size;
    },
  };
}
