import { useEffect } from "react";
import { followOtherTabs, type KeptStore, rehydrateStores } from "../../platform/storage/rehydrate.ts";

/** Fills stores from the browser's storage once the server's HTML has been taken over, and keeps them in step with other tabs. */
export function StoreHydration({ stores }: { readonly stores: readonly KeptStore[] }) {
  useEffect(() => {
    rehydrateStores(stores);
    return followOtherTabs(stores);
  }, [stores]);
  return null;
}
