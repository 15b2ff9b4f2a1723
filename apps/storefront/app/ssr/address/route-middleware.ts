import type { PageContext } from "../../page-data/request/page-context.ts";
import { redirectAnswer, type ServerAnswer } from "../responses.ts";
import { catalogRewrite } from "./catalog-rewrite.ts";
import { askedLanguage } from "./visit-cookies.ts";

type MiddlewareContext = Pick<PageContext, "settings" | "shop">;

/** Runs before the loaders of a page. Null passes the request on. */
export type RouteMiddleware = (url: URL, page: MiddlewareContext) => ServerAnswer | null;

/** The middleware of routes by name (ROUTE-12). */
const middleware: ReadonlyMap<string, RouteMiddleware> = new Map<string, RouteMiddleware>([
  ["listed-language", listedLanguage],
  ["catalog-path", catalogPath],
  ["shop-redirects", shopRedirects],
]);

const ofEveryPage = [...middleware.keys()];

/** The first answer of the named middleware, in their order. Throws for an unknown name (ROUTE-12). */
export function runMiddleware(
  url: URL,
  page: MiddlewareContext,
  names: readonly string[] = ofEveryPage,
): ServerAnswer | null {
  const named = names.map(middlewareNamed);
  for (const run of named) {
    const answer = run(url, page);
    if (answer !== null) return answer;
  }
  return null;
}

function middlewareNamed(name: string): RouteMiddleware {
  const found = middleware.get(name);
  if (!found) throw new Error(`Unknown route middleware: '${name}'. Valid middleware: ${ofEveryPage.join(", ")}`);
  return found;
}

/** A language that the shop does not list: the same address without it (decision 117). */
function listedLanguage(url: URL, { shop }: MiddlewareContext): ServerAnswer | null {
  const language = askedLanguage(url);
  if (language === null || language === shop.language) return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("lang");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  // Two leading slashes would name another host.
  return redirectAnswer(pathname.replace(/^[/\\]+/, "/") + query, 302);
}

function catalogPath(url: URL, { shop }: MiddlewareContext): ServerAnswer | null {
  const rewritten = catalogRewrite(url, shop.pageType);
  return rewritten === null ? null : redirectAnswer(rewritten, 302);
}

/** A path that the shop has moved (ROUTE-13). Targets come only from the settings. */
function shopRedirects({ pathname }: URL, { settings }: MiddlewareContext): ServerAnswer | null {
  const found = settings.redirects.find(({ from }) => samePath(from, pathname));
  if (!found || samePath(found.to, pathname)) return null;
  return redirectAnswer(found.to, found.code);
}

function samePath(first: string, second: string): boolean {
  return first.replace(/\/+$/, "") === second.replace(/\/+$/, "");
}
