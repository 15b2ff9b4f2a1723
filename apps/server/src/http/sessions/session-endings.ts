import type { CustomerId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { endSession, endSessionsOf, sessionId } from "./session-store.ts";

/** One session by its id in the store, or all sessions of a user. */
export type EndedSessions = { readonly sessionId: string } | { readonly userId: CustomerId };

/** Ends sessions in the store and notifies the listeners. */
export function createEndings(db: Db) {
  const listeners: ((ended: EndedSessions) => void)[] = [];
  const announce = (ended: EndedSessions) => {
    for (const listener of listeners) listener(ended);
  };
  return {
    announce,
    listen: (listener: (ended: EndedSessions) => void) => void listeners.push(listener),
    async end(token: string) {
      // An invalid token must not make every process search its sockets.
      if (await endSession(db, token)) announce({ sessionId: sessionId(token) });
    },
    async endAllOf(userId: CustomerId) {
      await endSessionsOf(db, userId);
      announce({ userId });
    },
  };
}
