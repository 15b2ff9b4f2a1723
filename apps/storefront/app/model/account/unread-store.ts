import { create } from "zustand";

interface UnreadState {
  /** Notifications of the signed-in shopper that were not read. */
  readonly count: number;
  readonly set: (count: number) => void;
}

/** Kept only while the page is open: the shop knows. */
export const useUnread = create<UnreadState>((set) => ({ count: 0, set: (count) => set({ count }) }));

/** From the whole history. */
export function countUnread(history: readonly { readonly isRead: boolean }[]): void {
  useUnread.getState().set(history.filter(({ isRead }) => !isRead).length);
}
