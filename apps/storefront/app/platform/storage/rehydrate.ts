/** A persisted store with `skipHydration`, so that the first render equals the server's. */
export interface PersistedStore {
  readonly persist: {
    readonly rehydrate: () => void | Promise<void>;
    readonly getOptions: () => { readonly name?: string };
  };
}

/** Reads stores from the browser's storage. */
export function rehydrateStores(stores: readonly PersistedStore[]): void {
  for (const store of stores) void store.persist.rehydrate();
}

/** Applies changes of other tabs to stores. Returns a function that stops it. */
export function followOtherTabs(stores: readonly PersistedStore[]): () => void {
  const follow = ({ key }: StorageEvent) => {
    for (const store of stores) if (store.persist.getOptions().name === key) void store.persist.rehydrate();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
