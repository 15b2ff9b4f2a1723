import type { StaticHandlerContext } from "react-router";
import { type RouteEntry, routeTable } from "../router.ts";

const fileByRoute = new Map(filesOf(routeTable));

/** Files of the lazy pages that an address has matched. */
export function lazyPagesOf({ matches }: Pick<StaticHandlerContext, "matches">): readonly string[] {
  return matches.map(({ route }) => fileByRoute.get(route.id)).filter((file) => file !== undefined);
}

function filesOf(entries: readonly RouteEntry[]): [string, string][] {
  return entries.flatMap(({ id, page, children }) => [
    ...(typeof page === "string" ? [[id, page] satisfies [string, string]] : []),
    ...filesOf(children ?? []),
  ]);
}
