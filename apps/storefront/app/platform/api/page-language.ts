import { cookieValue } from "../storage/cookies.ts";

/**
 * The end of a payload's address that keeps its data in the page's language: empty while the cookie says the same, or
 * there is none. Another tab may have changed the cookie, and a browser may refuse cookies.
 */
export function ownLanguageQuery({ cookie, documentElement: { lang } }: Document = document): string {
  const kept = cookieValue(cookie, "lang");
  const isKept = kept === null ? navigator.cookieEnabled : kept === lang;
  return isKept ? "" : `&lang=${lang}`;
}
