/** Cookies that both the server and scripts read; a session is not among them. */
export type ReadableCookie = "lang" | "theme" | "location";

const yearInSeconds = 31_536_000;

/** Value of a cookie in a `Cookie` header or `document.cookie`; null where it is absent. */
export function cookieValue(header: string | null, name: ReadableCookie): string | null {
  for (const pair of (header ?? "").split(";")) {
    const [key, ...rest] = pair.split("=");
    if (key?.trim() === name) return decodeOrNull(rest.join("=").trim());
  }
  return null;
}

/** Writes a cookie for a year. Only in the browser. */
export function writeCookie(name: ReadableCookie, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from some browsers in use.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
