/** Cookies that both the server and scripts read. The session cookie is not one of them. */
export type ReadableCookie = "lang" | "theme" | "location" | "page_type";

const yearInSeconds = 31_536_000;

/** Value of a cookie in a `Cookie` header or `document.cookie`. Null if absent. */
export function cookieValue(header: string | null, name: ReadableCookie): string | null {
  for (const pair of (header ?? "").split(";")) {
    const [key, ...rest] = pair.split("=");
    if (key?.trim() === name) return decodeOrNull(rest.join("=").trim());
  }
  return null;
}

/** Writes a cookie for a year. Throws outside a browser (ERR-4). */
export function writeCookie(name: ReadableCookie, value: string): void {
  setCookie(`${name}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`);
}

/** Removes a cookie. Throws like `writeCookie`. */
export function removeCookie(name: ReadableCookie): void {
  setCookie(`${name}=; path=/; max-age=0; samesite=lax`);
}

function setCookie(cookie: string): void {
  if (typeof document === "undefined") throw new Error("Cannot set a readonly cookie.");
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from some browsers in use.
  document.cookie = cookie;
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
