import { queryNames } from "../app/routing/query-parameters.ts";

/** What the worker does with a request: "other" is left to the browser. */
export type RequestKind = "asset" | "picture" | "page" | "payload" | "private-page" | "other";

/** As much of a request as decides it. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

const privateFolder = /^\/(?:lk|order|wheel)(?:\/|$)/;
const privateParameters = queryNames("private");
const uploads = /^(?:\/api)?\/wp-content\/uploads\//;
const payload = /\/_payload\.json$/;

/** Sorts a request. What belongs to one shopper alone is never a page or payload that may be kept (EXT-1, ROUTE-10). */
export function kindOf({ method, mode, destination, url }: AskedFor, origin: string): RequestKind {
  const { pathname, searchParams, origin: host } = new URL(url);
  if (method !== "GET" || host !== origin) return "other";
  if (pathname.startsWith("/assets/")) return "asset";
  if (destination === "image") return uploads.test(pathname) ? "picture" : "other";
  const isPrivate =
    privateFolder.test(pathname.replace(payload, "")) || privateParameters.some((name) => searchParams.has(name));
  if (mode === "navigate") return isFile(pathname) ? "other" : isPrivate ? "private-page" : "page";
  return payload.test(pathname) && !isPrivate ? "payload" : "other";
}

/** Files and calls are opened as they are: they are no pages of the storefront. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) || /^\/(?:api|wp-json|wp-content|builds)(?:\/|$)/.test(pathname);
}
