import type { IncomingMessage } from "node:http";
import { PATHS } from "@skatert/contract";
import { withoutApiPrefix } from "./api-prefix.ts";

/** Where the storefront has the game that `GET wheel/` shows to a browser. */
const gamePage = PATHS.wheel.replace(/\/$/, "");

/**
 * The path inside the server, the query kept: without `/api`, and where one address is both a call and a page
 * (wire "Calls", `GET wheel/`) the one that was asked for.
 */
export function insideAddress({ url = "/", method, headers }: IncomingMessage): string {
  const address = withoutApiPrefix(url);
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || !isWheel(address) || !wantsPage(headers.accept)) return address;
  return gamePage + address.slice(PATHS.wheel.length);
}

/** A path that is nothing but a page, whatever it looks like from outside. */
export function isAskedPage(insidePath: string): boolean {
  return insidePath === gamePage;
}

function isWheel(address: string): boolean {
  return address === PATHS.wheel || address.startsWith(`${PATHS.wheel}?`);
}

/** Whoever names JSON at all gets it. */
function wantsPage(accept = ""): boolean {
  return accept.includes("text/html") && !accept.includes("application/json");
}
