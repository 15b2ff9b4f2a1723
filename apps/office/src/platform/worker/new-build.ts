import { create } from "zustand";

/** Whether a newer build of the office is ready and waits for a quiet moment. */
export const useNewBuild = create<{ readonly isOffered: boolean }>(() => ({ isOffered: false }));
