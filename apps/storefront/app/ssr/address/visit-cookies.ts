import { findLanguage, type LanguageCode } from "@skatert/contract";
import { signInCookie } from "../../model/account/sign-in-cookie.ts";
import { type RouteEntry, routeTable } from "../../model/page/route-table.ts";
import { redirectTarget } from "../../routing/answers.ts";

const yearSeconds = 31_536_000;
/** Maximum seconds until the home page opens the sign-in sheet. */
const signInSeconds = 60;
/** The existing pages of the account. */
const accountPages: ReadonlySet<string> = new Set(
  routeTable.filter(({ id }) => id === "lk").flatMap((entry) => pagePaths(entry)),
);

/** The language of an address. Null without one. */
export function askedLanguage(url: URL): LanguageCode | null {
  return findLanguage(url.searchParams.get("lang"));
}

/**
 * Stores the language of `?lang=` for the next pages, as the script does. A visitor may leave the page before
 * the script runs, and a page without script also keeps its language (decision 036).
 */
export function languageHeaders(url: URL): Readonly<Record<string, string>> {
  const language = askedLanguage(url);
  return language === null ? {} : { "set-cookie": `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax` };
}

/**
 * The redirect of a guest from an account page: the home page (ROUTE-10) in the same language, with a cookie
 * that names the page to open after sign-in. That is the requested one, or the account's first page if it
 * does not exist. Null for any other redirect.
 */
export function guestHeaders(url: URL, thrown: Response): { readonly target: string; readonly cookie: string } | null {
  if (redirectTarget(thrown) !== "/" || !/^\/lk(?:\/|$)/.test(url.pathname)) return null;
  const language = askedLanguage(url);
  const asked = url.pathname.replace(/\/$/, "");
  const wanted = accountPages.has(asked) ? asked : "/lk";
  return {
    target: language === null ? "/" : `/?lang=${language}`,
    cookie: `${signInCookie}=${encodeURIComponent(wanted)}; Path=/; Max-Age=${signInSeconds}; SameSite=Lax`,
  };
}

/** Paths of a route and its children with a page of their own. */
function pagePaths({ path, page, children = [] }: RouteEntry, above = ""): readonly string[] {
  const own = path === undefined ? above : `${above}/${path}`;
  const below = children.flatMap((child) => pagePaths(child, own));
  return page === undefined ? below : [own, ...below];
}
