import { payloadPath } from "@skatert/contract";
import { payloadQuery } from "../../routing/query-parameters.ts";

/** Addresses of the data that a visit would load. The sheet has data only if the address names a dish. */
export function payloadsOf(address: string, routeIds: readonly string[]): readonly string[] {
  const { pathname, searchParams } = new URL(address, "http://here");
  return routeIds
    .filter((id) => id !== "root" && (id !== "sheet" || searchParams.has("product_id")))
    .map((id) => `${payloadPath(pathname)}?${payloadQuery(id, searchParams)}`);
}

/** The part of a link that defines its target. */
export interface Link {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly target: string;
  readonly hasAttribute: (name: string) => boolean;
}
type Here = Pick<Location, "origin" | "pathname" | "search">;

/** Path and query of a link to another public page of this site. Null for any other link. */
export function pageBehind(link: Link, here: Here): string | null {
  const { origin, pathname, search, target } = link;
  const isPage =
    origin === here.origin && target === "" && !link.hasAttribute("download") && !/\.\w{2,5}$/.test(pathname);
  const isPrivate = /^\/(?:lk|order|wheel|api)(?:\/|$)/.test(pathname);
  return isPage && !isPrivate && pathname + search !== here.pathname + here.search ? pathname + search : null;
}
