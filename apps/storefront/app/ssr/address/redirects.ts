import type { PageContext } from "../../page-data/request/page-context.ts";
import { redirectAnswer, type ServerAnswer } from "../responses.ts";
import { catalogRewrite } from "./catalog-rewrite.ts";
import { askedLanguage } from "./visit-cookies.ts";

export interface ShopRedirect {
  readonly from: string;
  readonly to: string;
  readonly code: number;
}

/**
 * The redirect for a path that the shop has moved (ROUTE-13). Null for any other. Targets come only from the
 * settings.
 */
export function redirectFor(path: string, redirects: readonly ShopRedirect[]): ServerAnswer | null {
  const found = redirects.find(({ from }) => samePath(from, path));
  if (!found || samePath(found.to, path)) return null;
  return redirectAnswer(found.to, found.code);
}

/**
 * The new address of a page: without a language that the shop does not list, by its page type's catalogue path, or
 * by the shop's redirects. Null: unchanged.
 */
export function movedAnswer(url: URL, { settings, shop }: Pick<PageContext, "settings" | "shop">): ServerAnswer | null {
  const language = askedLanguage(url);
  if (language !== null && language !== shop.language) return redirectAnswer(withoutLanguage(url), 302);
  const rewritten = catalogRewrite(url, shop.pageType);
  if (rewritten !== null) return redirectAnswer(rewritten, 302);
  return redirectFor(url.pathname, settings.redirects);
}

/** The same address in the language of the visitor's cookie, otherwise in the shop's default. */
function withoutLanguage(url: URL): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("lang");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  // Two leading slashes would name another host.
  return pathname.replace(/^[/\\]+/, "/") + query;
}

function samePath(first: string, second: string): boolean {
  return first.replace(/\/+$/, "") === second.replace(/\/+$/, "");
}
