import type { IncomingMessage } from "node:http";
import { type PageQuery, PREVIEW_HEADER, PREVIEW_QUERY } from "@skatert/contract";

/** Cookies that a public page may read. */
const pageCookies = /(?:^|;\s*)(lang|theme|location|page_type)=([^;]{0,64})/g;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=/;

/** The inputs of a page. */
export interface PageRequest {
  /** Path and the relevant query parameters, as the page reads them. */
  readonly url: string;
  /** Equal keys mean the same public page; null: the address opens personal data. */
  readonly key: string | null;
  /** Whether the request has a session: a page that is not cached yet is then rendered for this request alone. */
  readonly signedIn: boolean;
}

/**
 * Reads the inputs of a page from the raw request. Must be fast, because every cached page passes through it. The
 * storefront's build names the query parameters. `originHeaders` names the headers with the shop's address if
 * PUBLIC_URL is not set.
 */
export function pageRequestReader({ shared, personal }: PageQuery) {
  const sharedNames = new Set(shared);
  const personalNames = new Set([...personal, PREVIEW_QUERY]);

  function pageQuery(raw: string, at: number): { text: string; personal: boolean } {
    const given = new URLSearchParams(raw.slice(at));
    if ([...given.keys()].some((name) => personalNames.has(name))) return { text: raw.slice(at), personal: true };
    const shared = [...given].filter(([name]) => sharedNames.has(name));
    if (shared.length === 0) return { text: "", personal: false };
    const query = new URLSearchParams(shared);
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
    if (query.personal || request.headers[PREVIEW_HEADER] !== undefined) return { url, key: null, signedIn };
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
