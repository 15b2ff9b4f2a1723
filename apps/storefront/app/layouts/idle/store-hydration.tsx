import { useEffect } from "react";
import { followOtherTabs, type KeptStore, rehydrateStores } from "../../platform/storage/rehydrate.ts";

/** Reads stores from the browser's storage after hydration, and applies changes of other tabs. */
export function StoreHydration({ stores }: { readonly stores: readonly KeptStore[] }) {
  useEffect(() => {
    rehydrateStores(stores);
    return followOtherTabs(stores);
  }, [stores]);
  return null;
}
