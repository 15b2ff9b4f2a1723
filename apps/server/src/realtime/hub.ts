import { closeCodes, serverFrame } from "./protocol.ts";

/** What the hub needs of a socket; `ws` sockets fit. */
export interface HubSocket {
  send(text: string): void;
  close(code: number, reason?: string): void;
  /** Bytes sent but not yet taken by the client. */
  readonly bufferedAmount?: number;
}

export interface RealtimePort {
  /** Rings the bell of a channel; never throws and never waits (the API is the truth). */
  publish(channel: string, event: string, data: unknown): void;
}

export interface Hub extends RealtimePort {
  subscribe(socket: HubSocket, channel: string): void;
  unsubscribe(socket: HubSocket, channel: string): void;
  leave(socket: HubSocket): void;
  connect(socket: HubSocket): void;
  readonly size: number;
}

/** A client that leaves this much unread comes back and loads the truth. */
const mostUnreadBytes = 1024 * 1024;

/** Channels and their sockets of this process. */
export function createHub(): Hub {
  const channels = new Map<string, Set<HubSocket>>();
  const sockets = new Map<HubSocket, Set<string>>();

  function unsubscribe(socket: HubSocket, channel: string): void {
    sockets.get(socket)?.delete(channel);
    const members = channels.get(channel);
    members?.delete(socket);
    if (members?.size === 0) channels.delete(channel);
  }

  return {
    connect: (socket) => void sockets.set(socket, new Set()),
    subscribe(socket, channel) {
      const members = channels.get(channel) ?? new Set();
      channels.set(channel, members.add(socket));
      sockets.get(socket)?.add(channel);
    },
    unsubscribe,
    leave(socket) {
      for (const channel of sockets.get(socket) ?? []) unsubscribe(socket, channel);
      sockets.delete(socket);
    },
    publish(channel, event, data) {
      const frame = serverFrame(event, data, channel);
      for (const socket of channels.get(channel) ?? []) {
        if ((socket.bufferedAmount ?? 0) > mostUnreadBytes) socket.close(closeCodes.restart, "too slow");
        else socket.send(frame);
      }
    },
    get size() {
      return sockets.size;
    },
  };
}
