import { originsOfScripts, type ShopSettings } from "@skatert/contract";
import { contentSecurityPolicy, type Directives } from "../http/headers/security-headers.ts";
import type { ShopData } from "../shop/shop-data.ts";
import type { Storefront } from "./storefront.ts";

type Headers = Readonly<Record<string, string>>;

const policies = new WeakMap<ShopSettings, string>();

/**
 * Headers of pages: those of every answer, and a policy that allows the shop's configured hosts (EXT-3) and the
 * storefront's inline scripts by their hashes.
 */
export function documentHeaders(
  shopData: Pick<ShopData, "latest">,
  headers: Headers,
  realtime: Directives,
  { inlineScripts }: Pick<Storefront, "inlineScripts">,
): () => Headers {
  const own = { ...realtime, "script-src": inlineScripts };
  return () => {
    const settings = shopData.latest()?.settings();
    if (settings === undefined) return headers;
    const policy = policies.get(settings) ?? documentPolicy(settings, own);
    policies.set(settings, policy);
    return { ...headers, "content-security-policy": policy };
  };
}

/** Content-Security-Policy of a shop's pages: the directives of every answer (`own`), and hosts from the settings. */
export function documentPolicy({ outside, translation, realtime }: ShopSettings, own: Directives = {}): string {
  const { scripts, chat, hosts, yandexMaps, telegramUrl, translateUrl } = outside;
  const isTranslated = translation.isActive && translation.usesGoogle && !translation.interfaceOnly;
  return contentSecurityPolicy([
    own,
    realtime === null ? {} : pusherDirectives(realtime),
    operatorDirectives([...originsOfScripts([...scripts, ...chat]), ...hosts]),
    yandexMaps === null ? {} : yandexDirectives(new URL(yandexMaps.url, ownOrigin).origin),
    telegramUrl === null ? {} : telegramDirectives(new URL(telegramUrl, ownOrigin).origin),
    isTranslated ? translateDirectives(new URL(translateUrl, ownOrigin).origin) : {},
  ]);
}

/** The realtime service named in the settings, as `endpointOf` of the storefront reads it. */
function pusherDirectives({ host, cluster }: NonNullable<ShopSettings["realtime"]>): Directives {
  if (host !== null) return hostForm.test(host) ? { "connect-src": [`wss://${host}`, `ws://${host}`] } : {};
  if (cluster === null || !clusterForm.test(cluster)) return {};
  return { "connect-src": [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`] };
}

/** Other characters could end the directive and start another. */
const hostForm = /^[\w.-]+(?::\d{1,5})?$/;
const clusterForm = /^[a-z0-9-]{1,20}$/;

/** Base for relative addresses of the shop itself, which 'self' already allows. */
const ownOrigin = "https://own.invalid";

/** Further hosts that well-known counters use. */
const relatives: Readonly<Record<string, readonly string[]>> = {
  "https://mc.yandex.ru": ["https://mc.yandex.com", "https://mc.webvisor.org", "https://yastatic.net"],
  "https://www.googletagmanager.com": ["https://*.google-analytics.com", "https://*.analytics.google.com"],
};

/** A tag's behaviour is unknown, so its hosts may do everything except embed this page. */
function operatorDirectives(origins: readonly string[]): Directives {
  const all = [...new Set(origins.flatMap((origin) => [origin, ...(relatives[origin] ?? [])]))];
  if (all.length === 0) return {};
  return {
    "script-src": all,
    "connect-src": all,
    "img-src": all,
    "style-src": all,
    "font-src": all,
    "media-src": all,
    "frame-src": all,
  };
}

/** The provider's own list for its API 2.1, loaded with `csp=true`. */
function yandexDirectives(loader: string): Directives {
  const api = [loader, "https://api-maps.yandex.ru"];
  const tiles = "https://*.maps.yandex.net";
  return {
    "script-src": [...api, "https://suggest-maps.yandex.ru", tiles, "https://yandex.ru", "https://yastatic.net"],
    "connect-src": [...api, "https://suggest-maps.yandex.ru", tiles, "https://yandex.ru", "https://*.taxi.yandex.net"],
    "img-src": [...api, tiles, "https://yandex.ru"],
    "style-src": ["blob:"],
    "frame-src": api,
  };
}

function translateDirectives(loader: string): Directives {
  const google = [
    loader,
    "https://translate.google.com",
    "https://translate.googleapis.com",
    "https://translate-pa.googleapis.com",
    "https://www.gstatic.com",
  ];
  return {
    "script-src": google,
    "connect-src": google,
    "style-src": google,
    "img-src": [...google, "https://www.google.com", "https://fonts.gstatic.com"],
    "frame-src": google,
  };
}

/** Telegram's web version shows a mini app in a frame. */
function telegramDirectives(loader: string): Directives {
  return { "script-src": [loader], "frame-ancestors": ["https://web.telegram.org"] };
}
