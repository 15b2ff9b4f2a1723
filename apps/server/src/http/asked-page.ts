import type { IncomingMessage } from "node:http";
import { PATHS } from "@skatert/contract";
import { withoutApiPrefix } from "./api-prefix.ts";

/** The storefront's path of the game that a browser gets for `GET wheel/`. */
const gamePage = PATHS.wheel.replace(/\/$/, "");

/**
 * The path inside the server with its query, without `/api`. One address is both a call and a page (wire "Calls", `GET
 * wheel/`): it is the page without its slash, and the call for requests that accept JSON or use the prefix.
 */
export function insideAddress({ url = "/", method, headers }: IncomingMessage): string {
  const address = withoutApiPrefix(url);
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead) return address;
  const isDescribed = address !== url ? !wantsPage(headers.accept) : namesJson(headers.accept);
  if (isDescribed && isAt(address, gamePage)) return PATHS.wheel + address.slice(gamePage.length);
  if (!isAt(address, PATHS.wheel) || !wantsPage(headers.accept)) return address;
  return gamePage + address.slice(PATHS.wheel.length);
}

/** The path of a call in the published document: without the trailing slash, which linters reject. */
export function describedPath(path: string): string {
  return path === PATHS.wheel ? gamePage : path;
}

/** Whether a path looks like a call but is a page. */
export function isPagePath(insidePath: string): boolean {
  return insidePath === gamePage;
}

function isAt(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}?`);
}

/** A client whose Accept header names JSON gets JSON. */
function wantsPage(accept = ""): boolean {
  return accept.includes("text/html") && !namesJson(accept);
}

function namesJson(accept = ""): boolean {
  return accept.includes("application/json");
}
