import type { IncomingMessage } from "node:http";
import type { PageQuery } from "./storefront.ts";

/** Cookies a public page may look at. */
const pageCookies = /(?:^|;\s*)(lang|theme|location|page_type)=([^;]{0,64})/g;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=/;

/** What a request asks of the page maker. */
export interface PageRequest {
  /** Path and the query that counts, as the page sees it. */
  readonly url: string;
  /** Same key, same public page; null: the address itself opens something personal. */
  readonly key: string | null;
  /** Whether the request has a session: a page that is not cached yet is then rendered for it alone. */
  readonly signedIn: boolean;
}

/**
 * Reads the inputs of a page from the raw request. It must be fast, because every cached page passes here. The
 * storefront's build names the query parameters. `originHeaders` names the headers with the shop's address if
 * PUBLIC_URL is not set.
 */
export function pageRequestReader({ shared, personal }: PageQuery) {
  const sharedNames = new Set(shared);
  const personalNames = new Set(personal);

  function pageQuery(raw: string, at: number): { text: string; personal: boolean } {
    const given = new URLSearchParams(raw.slice(at));
    if ([...given.keys()].some((name) => personalNames.has(name))) return { text: raw.slice(at), personal: true };
    const kept = [...given].filter(([name]) => sharedNames.has(name));
    if (kept.length === 0) return { text: "", personal: false };
    const query = new URLSearchParams(kept);
    query.sort();
    return { text: `?${query}`, personal: false };
  }

  return function pageRequestOf(request: IncomingMessage, originHeaders: readonly string[]): PageRequest {
    const raw = request.url ?? "/";
    const at = raw.indexOf("?");
    const query = at === -1 ? { text: "", personal: false } : pageQuery(raw, at);
    const url = at === -1 ? raw : raw.slice(0, at) + query.text;
    const cookies = request.headers.cookie;
    const signedIn = cookies !== undefined && sessionCookie.test(cookies);
    if (query.personal) return { url, key: null, signedIn };
    let key = url;
    for (const name of originHeaders) key += `\n${String(request.headers[name])}`;
    return { url, key: cookies === undefined ? key : key + cookieKey(cookies), signedIn };
  };
}

function cookieKey(header: string): string {
  let key = "";
  for (const [, name = "", value = ""] of header.matchAll(pageCookies)) key += `\n${name}=${value}`;
  return key;
}
