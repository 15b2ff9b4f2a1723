import type { PersistStorage } from "zustand/middleware";

/**
 * A storage that removes its entry with the last item, so that pages without the store's script can check
 * whether items exist.
 */
export function withoutEmptyEntry(
  storage: PersistStorage<unknown> | undefined,
  hasAny: (state: unknown) => boolean,
): PersistStorage<unknown> | undefined {
  return (
    storage && {
      ...storage,
      setItem: (name, entry) => (hasAny(entry.state) ? storage.setItem(name, entry) : storage.removeItem(name)),
    }
  );
}
