import { useEffect } from "react";
import { followOtherTabs, type PersistedStore, rehydrateStores } from "../../platform/storage/rehydrate.ts";

/** Reads stores from the browser's storage after hydration, and applies changes of other tabs. */
export function StoreHydration({ stores }: { readonly stores: readonly PersistedStore[] }) {
  useEffect(() => {
    rehydrateStores(stores);
    return followOtherTabs(stores);
  }, [stores]);
  return null;
}
