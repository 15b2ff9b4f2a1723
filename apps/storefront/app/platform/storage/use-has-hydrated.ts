import { useSyncExternalStore } from "react";

interface HydratedStore {
  readonly persist: {
    readonly hasHydrated: () => boolean;
    readonly onFinishHydration: (listener: () => void) => () => void;
  };
}

/** Whether a store has been read from the browser's storage. Always false on the server. */
export function useHasHydrated({ persist }: HydratedStore): boolean {
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false);
}
