/** A message from one process to the others on the same store. It carries no data to trust; receivers read the store. */
export type Signal =
  | { readonly kind: "shop-changed" }
  | { readonly kind: "ring"; readonly channel: string; readonly event: string; readonly data: unknown }
  | { readonly kind: "sessions-ended"; readonly ended: EndedSessions };

/** A session by its tag (see realtime/held-session.ts), or all of a user's. */
export type EndedSessions =
  | { readonly session: string; readonly user: null }
  | { readonly session: null; readonly user: number };

export interface SignalListener {
  /** A signal of another process. */
  onSignal(signal: Signal): void;
  /** From now on signals are heard, but some may have been missed until now. */
  onGap(): void;
}

/** The way to the other processes on the same store. */
export interface Signals {
  listen(listener: SignalListener): void;
  /** Ends when signals are heard, or cannot be heard yet; then they are, as soon as it is possible. */
  start(): Promise<void>;
  /** Tells the other processes. Never throws and never waits; what cannot be told is lost. */
  send(signal: Signal): void;
  close(): Promise<void>;
}

/** For a store of one process: there are no receivers. */
export const noSignals: Signals = {
  listen: () => undefined,
  start: async () => undefined,
  send: () => undefined,
  close: async () => undefined,
};
