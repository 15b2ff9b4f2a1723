import { create } from "zustand";

interface UserChannel {
  /** Whether the channel is connected, so that every change of the shopper's data sends an event. */
  readonly isHeard: boolean;
  /** Events received so far. */
  readonly eventCount: number;
}

/** The signed-in shopper's own channel (API-8). */
export const useUserChannel = create<UserChannel>(() => ({ isHeard: false, eventCount: 0 }));
