import { cookieValue } from "../storage/cookies.ts";

/**
 * Query suffix of a payload's address that fixes the page's language. Empty while the cookie agrees or is
 * absent. It is needed because another tab may change the cookie, and a browser may refuse cookies.
 */
export function ownLanguageQuery({ cookie, documentElement: { lang } }: Document = document): string {
  const stored = cookieValue(cookie, "lang");
  const isInCookie = stored === null ? navigator.cookieEnabled : stored === lang;
  return isInCookie ? "" : `&lang=${lang}`;
}
