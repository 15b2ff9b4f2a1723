import { create } from "zustand";

/** Telegram's own interface if it opened the page; no script of Telegram is needed for it. */
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
  /** The signed data of the person who opened the shop; null if it is missing or unusable. */
  readonly initData: string | null;
}

/** Of this page alone, and nowhere stored. */
export const useTelegramVisit = create<TelegramVisit>(() => ({ initData: null }));

interface Page {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly history: Pick<History, "state" | "replaceState">;
}

/**
 * Takes what Telegram signed out of the page's address, for it stands there open to every script and to the history;
 * what else Telegram says there stays. Before the router reads the address.
 */
export function takeInitData({ location, history }: Page): void {
  const said = location.hash.slice(1);
  const others = said.split("&").filter((part) => !part.startsWith("tgWebAppData="));
  useTelegramVisit.setState({ initData: new URLSearchParams(said).get("tgWebAppData") || null });
  history.replaceState(history.state, "", `${location.pathname}${location.search}#${others.join("&") || "tgWebApp"}`);
}
