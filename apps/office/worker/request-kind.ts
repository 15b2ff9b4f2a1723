/** How the worker answers a request. "other" is left to the browser: calls, and files without a hash. */
export type RequestKind = "asset" | "page" | "other";

/** The relevant part of a request. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

const office = "/office/";

/** Calls are never answered from a cache: they concern people and orders, and the board keeps its own dated copy. */
export function kindOf({ method, mode, url }: AskedFor, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || !pathname.startsWith(office)) return "other";
  if (pathname.startsWith(`${office}assets/`)) return "asset";
  const isFile = pathname.slice(pathname.lastIndexOf("/")).includes(".");
  return mode === "navigate" && !isFile ? "page" : "other";
}
