import type { RouterState } from "../../routing/types.ts";
import type { Body } from "./body-parts.ts";

/** Limit of cached queries per page: its orders and filters, against arbitrary queries of visitors. */
const maxQueries = 20;
const bodies = new WeakMap<object, Map<string, Body>>();

/**
 * The body of a page, rendered once for all requests that share its data: one language, branch, revision and
 * minute. A page with its own data, an open dish or a failure is rendered each time.
 */
export function sharedBody(state: RouterState, render: () => Body): Body {
  const data = dataOfPage(state);
  if (!data) return render();
  const cached = bodies.get(data) ?? new Map<string, Body>();
  bodies.set(data, cached);
  const key = state.location.pathname + state.location.search;
  const body = cached.get(key) ?? render();
  if (cached.size < maxQueries) cached.set(key, body);
  return body;
}

/** The innermost route's data, if the page around it is the same for every request with them. */
function dataOfPage({ matches, loaderData, failures }: RouterState): object | null {
  if (hasOpenDish(loaderData["sheet"]) || Object.keys(failures).length > 0) return null;
  const innermost = matches.findLast(({ route }) => route.id in loaderData)?.route.id;
  const data = innermost === undefined || innermost === "sheet" ? null : loaderData[innermost];
  return typeof data === "object" ? data : null;
}

function hasOpenDish(sheet: unknown): boolean {
  return typeof sheet === "object" && sheet !== null && "product" in sheet && sheet.product !== null;
}
