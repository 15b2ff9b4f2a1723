import { create } from "zustand";

/** Whether the signed-in shopper's own channel is heard: then every change of theirs rings (API-8). */
export const useUserBell = create<{ readonly isHeard: boolean }>(() => ({ isHeard: false }));
