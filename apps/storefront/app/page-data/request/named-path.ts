import type { RouteName } from "../../model/page/route-name.ts";
import { type RouteEntry, routeTable } from "../../model/page/route-table.ts";

type PathParams = Readonly<Record<string, string | number>>;

interface Template {
  readonly segments: readonly string[];
  readonly params: readonly string[];
}

const templates = Map.groupBy(
  routeTable.flatMap((entry) => namedRoutes(entry, [])),
  ({ name }) => name,
);

/**
 * The address of a route by its name (ROUTE-11), so that links follow the address table. Throws for an unknown name,
 * and for parameters that no route of the name takes (ROUTE-12).
 */
export function pathTo(name: RouteName, params: PathParams = {}): string {
  const named = templates.get(name);
  if (!named) throw new Error(`no route has the name "${name}"`);
  const given = Object.keys(params);
  const fitting = named.find(
    (each) => each.params.length === given.length && each.params.every((param) => given.includes(param)),
  );
  if (!fitting) throw new Error(`no route "${name}" takes the parameters: ${given.join(", ") || "none"}`);
  const segments = fitting.segments.map((segment) =>
    segment.startsWith(":") ? encodeURIComponent(String(params[segment.slice(1)])) : segment,
  );
  return `/${segments.join("/")}`;
}

function namedRoutes(
  { name, path = "", children = [] }: RouteEntry,
  above: readonly string[],
): readonly (Template & { readonly name: RouteName })[] {
  const segments = [...above, ...path.split("/").filter(Boolean)];
  const params = segments.flatMap((segment) => (segment.startsWith(":") ? segment.slice(1) : []));
  return [...(name ? [{ name, segments, params }] : []), ...children.flatMap((child) => namedRoutes(child, segments))];
}
