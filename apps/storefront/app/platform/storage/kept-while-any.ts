import type { PersistStorage } from "zustand/middleware";

/** A storage whose entry is removed with the last item: pages without the store's script see from that whether there are any. */
export function keptWhileAny(
  storage: PersistStorage<unknown> | undefined,
  hasAny: (state: unknown) => boolean,
): PersistStorage<unknown> | undefined {
  return (
    storage && {
      ...storage,
      setItem: (name, kept) => (hasAny(kept.state) ? storage.setItem(name, kept) : storage.removeItem(name)),
    }
  );
}
