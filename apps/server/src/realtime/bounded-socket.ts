import type { HubSocket } from "./hub.ts";
import type { RealtimeLimits } from "./limits.ts";

/** The part of a `ws` socket that this module uses. */
export interface RawSocket {
  send(text: string): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
  readonly bufferedAmount: number;
}

export interface BoundedSocket extends HubSocket {
  /** Answers a ping of the WebSocket protocol itself. */
  pong(data: Buffer): void;
  /** Destroys the socket at once, because a client that floods or does not read would delay a close. */
  destroy(): void;
}

const goodbyeMs = 2_000;

/** A socket that is destroyed when its unread bytes exceed the limit, and that sends nothing afterwards. */
export function boundSocket(raw: RawSocket, { unsentBytes }: Pick<RealtimeLimits, "unsentBytes">): BoundedSocket {
  let isOver = false;

  function destroy(): void {
    isOver = true;
    raw.terminate();
  }

  function say(length: number, send: () => void): void {
    if (isOver) return;
    if (raw.bufferedAmount + length > unsentBytes) destroy();
    else send();
  }

  return {
    send: (text) => say(text.length, () => raw.send(text)),
    pong: (data) => say(data.length, () => raw.pong(data)),
    destroy,
    end(code, reason) {
      if (isOver) return;
      isOver = true;
      raw.close(code, reason);
      // A client that does not answer the close frame would hold the socket for 30 s.
      setTimeout(() => raw.terminate(), goodbyeMs).unref();
    },
    get isOver() {
      return isOver;
    },
  };
}
