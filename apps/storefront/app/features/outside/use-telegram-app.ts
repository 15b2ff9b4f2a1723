import { useEffect } from "react";
import type {} from "../../model/account/telegram-visit.ts";
import { loadScript } from "./load-script.ts";

/**
 * Telegram's own script, for a shop opened as a mini app. It reports that the page is ready and takes the
 * full height.
 */
export function useTelegramApp(url: string | null, isAllowed: boolean): void {
  useEffect(() => {
    if (url === null || !isAllowed || !isInTelegram()) return;
    loadScript({ src: url, attributes: {} }).then(
      () => {
        window.Telegram?.WebApp?.ready();
        window.Telegram?.WebApp?.expand();
      },
      () => undefined,
    );
  }, [url, isAllowed]);
}

const noted = "skatert-telegram";

/** Telegram opens a mini app with data in the address, which the first navigation removes. */
function isInTelegram(): boolean {
  const isOpening = /[#&?]tgWebApp(?:Data|Platform|Version)=/.test(window.location.hash + window.location.search);
  try {
    if (isOpening) sessionStorage.setItem(noted, "1");
    return isOpening || sessionStorage.getItem(noted) === "1";
  } catch {
    return isOpening;
  }
}
