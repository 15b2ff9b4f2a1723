import type { YandexMapsOptions } from "@skatert/contract";
import type { YandexApi } from "./yandex-api.ts";

/** Timeout of the script and its modules. The form then works without them. */
const timeoutMs = 7_000;

const loading = new Map<string, Promise<YandexApi>>();

/**
 * Yandex Maps, loaded when a map is first shown (EXT-2). Rejects if the script fails to load, throws, or
 * exceeds the timeout. The next map retries.
 */
export function loadYandexMaps(options: YandexMapsOptions, language: string): Promise<YandexApi> {
  const address = yandexAddress(options, language);
  const known = loading.get(address);
  if (known !== undefined) return known;
  const asked = inTime(scriptLoaded(address).then(apiReady)).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, asked);
  return asked;
}

/** Longitude first. `csp` stops the script from evaluating texts, which the page's policy forbids. */
export function yandexAddress({ apiKey, url }: YandexMapsOptions, language: string): string {
  const query = new URLSearchParams({
    apikey: apiKey,
    lang: yandexLanguage(language),
    coordorder: "longlat",
    csp: "true",
  });
  return `${url}?${query}`;
}

/**
 * ru_RU without a language, en_US for English, else the language in lower and upper case: "kk_KK" (EXT-2).
 */
export function yandexLanguage(language: string): string {
  const [name = "", region] = language.split(/[-_]/);
  if (name === "") return "ru_RU";
  const tag = `${name.toLowerCase()}_${(region ?? name).toUpperCase()}`;
  return tag === "en_EN" ? "en_US" : tag;
}

function scriptLoaded(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("the script of Yandex Maps failed to load"));
    };
    document.head.append(script);
  });
}

function apiReady(): Promise<YandexApi> {
  return new Promise((resolve, reject) => {
    const api = window.ymaps;
    if (api === undefined) throw new Error("the script of Yandex Maps defines no API");
    api.ready(
      () => resolve(api),
      () => reject(new Error("Yandex Maps failed to get ready")),
    );
  });
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Yandex Maps exceeded its timeout")), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
