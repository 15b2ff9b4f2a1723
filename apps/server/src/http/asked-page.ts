import type { IncomingMessage } from "node:http";
import { PATHS } from "@skatert/contract";
import { withoutApiPrefix } from "./api-prefix.ts";

/** Where the storefront has the game that `GET wheel/` shows to a browser. */
const gamePage = PATHS.wheel.replace(/\/$/, "");

/**
 * The path inside the server, the query kept: without `/api`, and where one address is both a call and a page (wire
 * "Calls", `GET wheel/`) the one that was asked for. Without its slash it is the page, and the call for requests that
 * accept JSON or use the prefix.
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

/** A path that is nothing but a page, whatever it looks like from outside. */
export function isAskedPage(insidePath: string): boolean {
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
