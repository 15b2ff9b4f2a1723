import { apiError } from "@skatert/contract";
import { ApiFault } from "../../http/errors/errors.ts";
import { invalidParams } from "../../input/refusal.ts";
import { rebuiltPath } from "./plain-paths.ts";

const longestValue = 2_000;

/**
 * The allowed parameters of an address, by exact name. PHP trims names, turns dots and spaces into underscores and uses
 * the last duplicate, so every other name is dropped. Throws 400 for a repeated name or a value over 2,000 characters.
 */
export function allowedQuery(url: string, allowed: readonly string[]): ReadonlyMap<string, string> {
  const given = new URLSearchParams(queryTextOf(url));
  const values = new Map<string, string>();
  for (const name of allowed) {
    const [value, ...more] = given.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0) throw invalidParams([{ path: name, message: "is given more than once" }]);
    if (value.length > longestValue) throw invalidParams([{ path: name, message: "is too long" }]);
    values.set(name, value);
  }
  return values;
}

/** Path and query of a call, rebuilt. Throws 404 for a path that servers could interpret differently. */
export function addressOf(url: string, query: ReadonlyMap<string, string>): string {
  const path = rebuiltPath(url.split("?", 1)[0] ?? "");
  if (path === null) throw unknownPath();
  return query.size === 0 ? path : `${path}?${new URLSearchParams([...query])}`;
}

export function unknownPath(): ApiFault {
  return new ApiFault(apiError("rest_no_route", "No route was found matching the URL and request method"));
}

function queryTextOf(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at + 1);
}
