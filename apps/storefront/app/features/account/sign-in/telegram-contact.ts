import type { TelegramListener } from "../../../model/account/telegram-visit.ts";

/** Origins of Telegram's web version, which shows a mini app in a frame. */
const webVersion = "https://web.telegram.org";
/** Timeout for Telegram to sign a shared contact, and the interval between requests for it, milliseconds. */
const signedWithin = 10_000;
const askAgainAfter = 300;

/**
 * Asks the shopper, in Telegram's own dialog, to share the number. Returns the contact as Telegram signed it,
 * or null if it was not shared. It sends the same events as Telegram's script, which need not be loaded.
 */
export async function askForContact(): Promise<string | null> {
  const app = listenToTelegram();
  try {
    app.post("web_app_request_phone", {});
    const told = await app.next("phone_requested", () => true);
    return told["status"] === "sent" ? await signedContact(app) : null;
  } finally {
    app.stop();
  }
}

/** The bot may receive the contact later than the page. */
async function signedContact(app: TelegramApp): Promise<string | null> {
  const end = performance.now() + signedWithin;
  for (let asked = 0; performance.now() < end; asked += 1) {
    const id = `contact-${asked}`;
    app.post("web_app_invoke_custom_method", { req_id: id, method: "getRequestedContact", params: {} });
    const answer = app.next("custom_method_invoked", (data) => data["req_id"] === id);
    const { result } = await Promise.race([answer, after(signedWithin).then((): Told => ({}))]);
    if (typeof result === "string" && result !== "") return result;
    await after(askAgainAfter);
  }
  return null;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

type Told = Readonly<Record<string, unknown>>;
type TelegramApp = ReturnType<typeof listenToTelegram>;

function listenToTelegram() {
  const waiting = new Set<(type: string, data: Told) => void>();
  const hear: TelegramListener = (type, data) => {
    const told = toldIn(data);
    for (const listener of waiting) listener(type, told);
  };
  const stop = listenEverywhere(hear);
  return {
    stop,
    post: postToTelegram,
    next(type: string, isMeant: (data: Told) => boolean): Promise<Told> {
      return new Promise((resolve) => {
        const listener = (heard: string, data: Told) => {
          if (heard !== type || !isMeant(data)) return;
          waiting.delete(listener);
          resolve(data);
        };
        waiting.add(listener);
      });
    },
  };
}

function postToTelegram(type: string, data: object): void {
  if (window.TelegramWebviewProxy !== undefined) window.TelegramWebviewProxy.postEvent(type, JSON.stringify(data));
  else window.parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), webVersion);
}

/**
 * Telegram's apps use different event names. Existing listeners stay. Returns a function that stops
 * listening.
 */
function listenEverywhere(hear: TelegramListener): () => void {
  window.Telegram ??= {};
  window.Telegram.WebView ??= {};
  window.TelegramGameProxy ??= {};
  const stops = [window.Telegram.WebView, window.TelegramGameProxy].map((place) => {
    const before = place.receiveEvent;
    place.receiveEvent = (type, data) => {
      hear(type, data);
      before?.(type, data);
    };
    return () => {
      place.receiveEvent = before;
    };
  });
  const hearFrame = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== webVersion) return;
    const { eventType, eventData } = toldIn(data);
    if (typeof eventType === "string") hear(eventType, eventData);
  };
  window.addEventListener("message", hearFrame);
  return () => {
    window.removeEventListener("message", hearFrame);
    for (const stop of stops) stop();
  };
}

/** Some of Telegram's apps pass an object, others its JSON. */
function toldIn(data: unknown): Told {
  try {
    const told: unknown = typeof data === "string" ? JSON.parse(data) : data;
    return typeof told === "object" && told !== null ? { ...told } : {};
  } catch {
    return {};
  }
}
