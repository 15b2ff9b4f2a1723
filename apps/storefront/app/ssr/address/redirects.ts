import type { PageContext } from "../../page-data/request/page-context.ts";
import { redirectAnswer, type ServerAnswer } from "../responses.ts";
import { catalogRewrite } from "./catalog-rewrite.ts";

export interface ShopRedirect {
  readonly from: string;
  readonly to: string;
  readonly code: number;
}

/** The answer for a path the shop has moved (ROUTE-13); null for any other. Targets come from the settings alone. */
export function redirectFor(path: string, redirects: readonly ShopRedirect[]): ServerAnswer | null {
  const found = redirects.find(({ from }) => samePath(from, path));
  if (!found || samePath(found.to, path)) return null;
  return redirectAnswer(found.to, found.code);
}

/** Where a page of the shop has gone: by its redirects, or to where its page type keeps the catalogue. Null: it is here. */
export function movedAnswer(url: URL, { settings, shop }: Pick<PageContext, "settings" | "shop">): ServerAnswer | null {
  const rewritten = catalogRewrite(url, shop.pageType);
  if (rewritten !== null) return redirectAnswer(rewritten, 302);
  return redirectFor(url.pathname, settings.redirects);
}

function samePath(first: string, second: string): boolean {
  return first.replace(/\/+$/, "") === second.replace(/\/+$/, "");
}
