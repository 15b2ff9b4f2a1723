import { createEndings } from "./endings.ts";
import type { HeldSession } from "./held-session.ts";
import { closeCodes, serverFrame } from "./protocol.ts";

/** The part of a socket that the hub uses. */
export interface HubSocket {
  /** Does nothing after the socket's end. Destroys the socket if too many bytes are unread. */
  send(text: string): void;
  end(code: number, reason: string): void;
  readonly isOver: boolean;
}

export interface RealtimePort {
  /** Sends an event to a channel; never throws and never waits, because clients read the data from the API. */
  publish(channel: string, event: string, data: unknown): void;
}

export interface Hub extends RealtimePort {
  /**
   * `held`: the session that the subscription depends on, if any. False: the socket or the session has ended, or the
   * signature is too old to tell; the page must authorise the channel again.
   */
  subscribe(socket: HubSocket, channel: string, held?: HeldSession | null): boolean;
  unsubscribe(socket: HubSocket, channel: string): void;
  leave(socket: HubSocket): void;
  connect(socket: HubSocket): void;
  /**
   * Ends every subscription whose session matches, and opens none for a signature that was made before. If the client does not unsubscribe soon after, its socket closes;
   * the page reconnects and authorises again.
   */
  endHeld(matches: (held: HeldSession) => boolean): void;
  /** The sessions that subscriptions of this process depend on. */
  heldSessions(): readonly HeldSession[];
  readonly size: number;
}

type Subscriptions = Map<string, HeldSession | null>;

/**
 * A page that signs out unsubscribes at the same time; closing its socket earlier would log an error in its console.
 */
const leaveMs = 2_000;

/** The channels and sockets of this process. `now` in milliseconds, on the clock of the sessions. */
export function createHub(now: () => number = Date.now): Hub {
  const channels = new Map<string, Set<HubSocket>>();
  const sockets = new Map<HubSocket, Subscriptions>();
  /** Channels that ended with their session and that the client has not left yet. */
  const ended = new WeakMap<HubSocket, Set<string>>();
  const endings = createEndings(now);

  function unsubscribe(socket: HubSocket, channel: string): void {
    ended.get(socket)?.delete(channel);
    sockets.get(socket)?.delete(channel);
    const members = channels.get(channel);
    if (members?.delete(socket) && members.size === 0) channels.delete(channel);
  }

  function leave(socket: HubSocket): void {
    for (const channel of sockets.get(socket)?.keys() ?? []) unsubscribe(socket, channel);
    sockets.delete(socket);
  }

  function closeForNewSession(socket: HubSocket): void {
    leave(socket);
    socket.end(closeCodes.restart, "session ended");
  }

  /** Nothing more is published to these subscriptions, even before the socket closes. */
  function endSubscriptions(socket: HubSocket, names: readonly string[]): void {
    for (const channel of names) unsubscribe(socket, channel);
    ended.set(socket, new Set([...(ended.get(socket) ?? []), ...names]));
    setTimeout(() => {
      if (ended.get(socket)?.size) closeForNewSession(socket);
    }, leaveMs).unref();
  }

  return {
    connect: (socket) => void sockets.set(socket, new Map()),
    subscribe(socket, channel, held = null) {
      const subscriptions = sockets.get(socket);
      if (subscriptions === undefined || (held !== null && !endings.mayOpen(held))) return false;
      channels.set(channel, (channels.get(channel) ?? new Set()).add(socket));
      subscriptions.set(channel, held);
      ended.get(socket)?.delete(channel);
      return true;
    },
    unsubscribe,
    leave,
    endHeld(matches) {
      endings.add(matches);
      for (const [socket, subscriptions] of sockets) {
        const names = [...subscriptions].flatMap(([channel, held]) => (held && matches(held) ? [channel] : []));
        if (names.length > 0) endSubscriptions(socket, names);
      }
    },
    heldSessions: () => [...sockets.values()].flatMap((held) => [...held.values()]).filter((held) => held !== null),
    publish(channel, event, data) {
      const frame = serverFrame(event, data, channel);
      for (const socket of channels.get(channel) ?? []) {
        const held = sockets.get(socket)?.get(channel);
        if (held && held.until <= now()) closeForNewSession(socket);
        else socket.send(frame);
      }
    },
    get size() {
      return sockets.size;
    },
  };
}
