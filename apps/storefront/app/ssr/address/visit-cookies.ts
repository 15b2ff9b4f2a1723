import { findLanguage, type LanguageCode } from "@skatert/contract";
import { signInCookie } from "../../model/account/sign-in-cookie.ts";
import { type RouteEntry, routeTable } from "../../routes/table/router.ts";
import { redirectTarget } from "../../routing/answers.ts";

const yearSeconds = 31_536_000;
/** How long the home page may take to open the sign-in sheet, seconds. */
const signInSeconds = 60;
/** The pages of the account that exist. */
const accountPages: ReadonlySet<string> = new Set(
  routeTable.filter(({ id }) => id === "lk").flatMap((entry) => pagePaths(entry)),
);

/** The language that an address asks for; null without one. */
function askedLanguage(url: URL): LanguageCode | null {
  return findLanguage(url.searchParams.get("lang"));
}

/**
 * Stores the language of `?lang=` for the next pages, as the script does: a slow line may leave the page before the
 * script runs, and a page without script keeps its language too (decision 036).
 */
export function languageHeaders(url: URL): Readonly<Record<string, string>> {
  const language = askedLanguage(url);
  return language === null ? {} : { "set-cookie": `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax` };
}

/**
 * Where a guest of an account page goes: the home page (ROUTE-10) in the same language, with a cookie that tells it
 * which page to open after sign-in: the one asked for, or the account's first page when no such page exists. Null for
 * any other redirect.
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

/** Paths of a route and of those below it that have a page of their own. */
function pagePaths({ path, page, children = [] }: RouteEntry, above = ""): readonly string[] {
  const own = path === undefined ? above : `${above}/${path}`;
  const below = children.flatMap((child) => pagePaths(child, own));
  return page === undefined ? below : [own, ...below];
}
