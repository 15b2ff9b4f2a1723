import { queryNames } from "../app/routing/query-parameters.ts";

/** How the worker handles a request. "other" is left to the browser. */
export type RequestKind = "asset" | "picture" | "page" | "payload" | "private-page" | "other";

/** The relevant part of a request. */
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

/** Classifies a request. Private pages and payloads are never cached (EXT-1, ROUTE-10). */
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

/** Files and calls opened directly are not pages of the storefront. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) || /^\/(?:api|wp-json|wp-content|builds)(?:\/|$)/.test(pathname);
}
