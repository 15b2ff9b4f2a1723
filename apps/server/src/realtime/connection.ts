import type { Hub, HubSocket } from "./hub.ts";
import {
  activityTimeoutSeconds,
  type ClientFrame,
  closeCodes,
  isChannelName,
  needsAuthorisation,
  newSocketId,
  parseClientFrame,
  pongTimeoutSeconds,
  serverFrame,
} from "./protocol.ts";
import { type RealtimeKeys, verifyChannel } from "./signature.ts";

const maxChannelsPerSocket = 50;

export interface Connection {
  receive(text: string): void;
  close(): void;
}

/** One client of the realtime endpoint: greets, answers pings, subscribes, drops it when it falls silent (API-8). */
export function openConnection(socket: HubSocket, hub: Hub, keys: RealtimeKeys): Connection {
  const socketId = newSocketId();
  const channels = new Set<string>();
  let silence = setTimeout(dropSilent, silenceMs);
  hub.connect(socket);
  socket.send(
    serverFrame("pusher:connection_established", { socket_id: socketId, activity_timeout: activityTimeoutSeconds }),
  );

  function dropSilent(): void {
    socket.close(closeCodes.noPong, "no activity");
  }

  function subscribe(frame: ClientFrame): void {
    const { channel, auth } = frame.data;
    if (!isChannelName(channel) || channels.size >= maxChannelsPerSocket) {
      refuse("Bad channel");
      return;
    }
    if (needsAuthorisation(channel) && !verifyChannel(keys, socketId, channel, auth)) {
      refuse(`Not authorised for ${channel}`);
      return;
    }
    channels.add(channel);
    hub.subscribe(socket, channel);
    socket.send(serverFrame("pusher_internal:subscription_succeeded", {}, channel));
  }

  function unsubscribe(frame: ClientFrame): void {
    const { channel } = frame.data;
    if (typeof channel !== "string" || !channels.delete(channel)) return;
    hub.unsubscribe(socket, channel);
  }

  function refuse(message: string): void {
    socket.send(serverFrame("pusher:error", { code: closeCodes.unauthorised, message }));
  }

  return {
    receive(text) {
      clearTimeout(silence);
      silence = setTimeout(dropSilent, silenceMs);
      const frame = parseClientFrame(text);
      if (frame?.event === "pusher:ping") socket.send(serverFrame("pusher:pong", {}));
      if (frame?.event === "pusher:subscribe") subscribe(frame);
      if (frame?.event === "pusher:unsubscribe") unsubscribe(frame);
    },
    close() {
      clearTimeout(silence);
      hub.leave(socket);
    },
  };
}

const silenceMs = (activityTimeoutSeconds + pongTimeoutSeconds) * 1000;
