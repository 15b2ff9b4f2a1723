import { create } from "zustand";

/** What Telegram calls and is called by, where it opened the page; the page asks nobody for a script to speak with it. */
declare global {
  interface Window {
    Telegram?: {
      /** Of Telegram's own script, where the shop loads it. */
      readonly WebApp?: { ready(): void; expand(): void };
      WebView?: { receiveEvent?: TelegramListener };
    };
    /** In Telegram's apps for phones and desks. */
    readonly TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
    TelegramGameProxy?: { receiveEvent?: TelegramListener };
  }
}

export type TelegramListener = (type: string, data: unknown) => void;

interface TelegramVisit {
  /** Who opened the shop, as Telegram signed it, while the own number must be shared first; else null. */
  readonly initData: string | null;
}

/** Of this page alone, and nowhere stored. */
export const useTelegramVisit = create<TelegramVisit>(() => ({ initData: null }));

interface Page {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly history: Pick<History, "state" | "replaceState">;
}

/** `initData` out of the page's address, where it stands no longer afterwards; null where there is none. */
export function takeInitData({ location, history }: Page): string | null {
  const parts = location.hash.slice(1).split("&");
  const others = parts.filter((part) => !part.startsWith("tgWebAppData="));
  if (others.length === parts.length) return null;
  const initData = new URLSearchParams(location.hash.slice(1)).get("tgWebAppData");
  const rest = others.length === 0 ? "" : `#${others.join("&")}`;
  history.replaceState(history.state, "", location.pathname + location.search + rest);
  return initData || null;
}
