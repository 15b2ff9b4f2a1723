/**
 * A message from one process to the others on the same store. `shop-changed` and `staff-changed` carry no data:
 * receivers read the store. They apply the other signals as sent.
 */
export type Signal =
  | { readonly kind: "shop-changed" }
  | { readonly kind: "staff-changed" }
  | { readonly kind: "realtime-event"; readonly channel: string; readonly event: string; readonly data: unknown }
  | { readonly kind: "sessions-ended"; readonly ended: EndedSessions };

/** A session by its tag (see realtime/held-session.ts), or all sessions of a user. */
export type EndedSessions =
  | { readonly session: string; readonly user: null }
  | { readonly session: null; readonly user: number };

export interface SignalListener {
  /** Called with each signal of another process. */
  onSignal(signal: Signal): void;
  /** Called when signals arrive from now on, but earlier ones may have been missed. */
  onGap(): void;
}

/** The connection to the other processes on the same store. */
export interface Signals {
  listen(listener: SignalListener): void;
  /** Resolves once signals arrive, or after the first failure; it then reconnects as soon as possible. */
  start(): Promise<void>;
  /** Sends to the other processes. Never throws and never waits; a signal that cannot be sent is lost. */
  send(signal: Signal): void;
  close(): Promise<void>;
}

/** For a store with one process. */
export const noSignals: Signals = {
  listen: () => undefined,
  start: async () => undefined,
  send: () => undefined,
  close: async () => undefined,
};
