import { create } from "zustand";

interface UnreadState {
  /** Number of unread notifications of the signed-in shopper. */
  readonly count: number;
  readonly set: (count: number) => void;
}

/** Kept in memory only, because the server has the number. */
export const useUnread = create<UnreadState>((set) => ({ count: 0, set: (count) => set({ count }) }));

/** Counted over the whole history. */
export function countUnread(history: readonly { readonly isRead: boolean }[]): void {
  useUnread.getState().set(history.filter(({ isRead }) => !isRead).length);
}
