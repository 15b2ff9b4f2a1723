import { useEffect } from "react";
import { followOtherTabs, rehydrateStores } from "../state/rehydrate.ts";

/** Fills the stores from the browser's storage once the server's HTML has been taken over, and keeps them in step with other tabs. */
export function StoreHydration() {
  useEffect(() => {
    rehydrateStores();
    return followOtherTabs();
  }, []);
  return null;
}
