import type { PageContext } from "../../page-data/request/page-context.ts";
import { redirectAnswer, type ServerAnswer } from "../responses.ts";
import { catalogRewrite } from "./catalog-rewrite.ts";

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
 * The new address of a page: by the shop's redirects, or by its page type's catalogue path. Null: unchanged.
 */
export function movedAnswer(url: URL, { settings, shop }: Pick<PageContext, "settings" | "shop">): ServerAnswer | null {
  const rewritten = catalogRewrite(url, shop.pageType);
  if (rewritten !== null) return redirectAnswer(rewritten, 302);
  return redirectFor(url.pathname, settings.redirects);
}

function samePath(first: string, second: string): boolean {
  return first.replace(/\/+$/, "") === second.replace(/\/+$/, "");
}
