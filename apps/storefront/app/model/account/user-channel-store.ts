import { create } from "zustand";

interface UserChannel {
  /** Whether the channel is connected. Then every change of the shopper's data sends an event. */
  readonly isHeard: boolean;
  /** Number of events received. */
  readonly eventCount: number;
  /** A game is on that shows its prize itself, so news of it wait. */
  readonly isPlaying: boolean;
}

/** The signed-in shopper's own channel (API-8). */
export const useUserChannel = create<UserChannel>(() => ({ isHeard: false, eventCount: 0, isPlaying: false }));
