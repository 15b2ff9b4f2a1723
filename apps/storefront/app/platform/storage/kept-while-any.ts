import type { PersistStorage } from "zustand/middleware";

/**
 * A storage that removes its entry with the last item, so that pages without the store's script can check
 * whether items exist.
 */
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
