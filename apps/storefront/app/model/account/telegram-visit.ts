import { create } from "zustand";

/** Telegram's own interface, if Telegram opened the page. It needs no Telegram script. */
declare global {
  interface Window {
    Telegram?: {
      /** Defined by Telegram's own script, if the shop loads it. */
      readonly WebApp?: { ready(): void; expand(): void };
      WebView?: { receiveEvent?: TelegramListener };
    };
    /** Defined in Telegram's apps for phones and desktops. */
    readonly TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
    TelegramGameProxy?: { receiveEvent?: TelegramListener };
  }
}

export type TelegramListener = (type: string, data: unknown) => void;

interface TelegramVisit {
  /** The signed data of the person who opened the shop. Null if it is missing or unusable. */
  readonly initData: string | null;
}

/** Held in memory only, never stored. */
export const useTelegramVisit = create<TelegramVisit>(() => ({ initData: null }));

interface Page {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly history: Pick<History, "state" | "replaceState">;
}

/**
 * Removes Telegram's signed data from the page's address, where every script and the history could read it.
 * Other Telegram parameters stay. Runs before the router reads the address.
 */
export function takeInitData({ location, history }: Page): void {
  const said = location.hash.slice(1);
  const others = said.split("&").filter((part) => !part.startsWith("tgWebAppData="));
  useTelegramVisit.setState({ initData: new URLSearchParams(said).get("tgWebAppData") || null });
  history.replaceState(history.state, "", `${location.pathname}${location.search}#${others.join("&") || "tgWebApp"}`);
}
