import { useEffect } from "react";
import { useShop } from "../../model/shop/shop-context.tsx";
import { currentTheme, switchTheme } from "../../platform/appearance.ts";
import { cookieValue } from "../../platform/storage/cookies.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { UpdatePrompt } from "./update-prompt.tsx";
import { useBuildWatch } from "./use-build-watch.ts";
import { useKeyboard } from "./use-keyboard.ts";
import { useLinkPrefetch } from "./use-link-prefetch.ts";
import { useOfflineCopies } from "./use-offline-copies.ts";
import { usePicturesAgain } from "./use-pictures-again.ts";
import { useSearchKey } from "./use-search-key.ts";

/** Services for the device: offline copies, updates, keyboard. */
export function DeviceServices() {
  const shop = useShop();
  useChosenTheme();
  useKeyboard();
  useSearchKey();
  useOfflineCopies(shop);
  usePicturesAgain();
  useBuildWatch(shop);
  useLinkPrefetch(shop);
  return (
    <>
      <OfflineBar />
      <UpdatePrompt />
    </>
  );
}

/** A copy shown offline was rendered with an earlier theme. */
function useChosenTheme(): void {
  useEffect(() => {
    const chosen = cookieValue(document.cookie, "theme");
    if ((chosen === "dark" || chosen === "light") && chosen !== currentTheme()) switchTheme(chosen);
  }, []);
}
