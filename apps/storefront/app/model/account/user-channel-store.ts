import { create } from "zustand";

interface UserBell {
  /** Whether the channel is heard: then every change of the shopper's rings. */
  readonly isHeard: boolean;
  /** How often it has rung. */
  readonly rings: number;
}

/** The signed-in shopper's own channel (API-8). */
export const useUserBell = create<UserBell>(() => ({ isHeard: false, rings: 0 }));
