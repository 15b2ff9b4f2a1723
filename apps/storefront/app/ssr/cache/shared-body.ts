import { isSame } from "../../page-data/cache/is-same.ts";
import type { LoaderData, RouterState } from "../../routing/types.ts";
import type { Body } from "./body-parts.ts";

/** Limit of cached queries per page: its orders and filters, against arbitrary queries of visitors. */
const maxQueries = 20;

interface Rendered {
  readonly body: Body;
  /** Data of the routes around the page: the shop's name, sections, messages. */
  readonly around: LoaderData;
}

const bodies = new WeakMap<object, Map<string, Rendered>>();

/**
 * The body of a page, rendered once for all requests that share its data: one language and branch. It outlives the
 * minute and the revision while the page's data stay the same object and those around it stay equal. A page with its
 * own data, an open dish or a failure is rendered each time.
 */
export function sharedBody(state: RouterState, render: () => Body): Body {
  const page = sharedPage(state);
  if (!page) return render();
  const cached = bodies.get(page.data) ?? new Map<string, Rendered>();
  bodies.set(page.data, cached);
  const key = state.location.pathname + state.location.search;
  const known = cached.get(key);
  if (known !== undefined && isSame(known.around, page.around)) return known.body;
  const body = render();
  if (known !== undefined || cached.size < maxQueries) cached.set(key, { body, around: page.around });
  return body;
}

interface SharedPage {
  /** Of the innermost route. */
  readonly data: object;
  readonly around: LoaderData;
}

/** Null if the page has no data of its own, or is not the same for every request with them. */
function sharedPage({ matches, loaderData, failures }: RouterState): SharedPage | null {
  if (hasOpenDish(loaderData["sheet"]) || Object.keys(failures).length > 0) return null;
  const innermost = matches.findLast(({ route }) => route.id in loaderData)?.route.id;
  if (innermost === undefined || innermost === "sheet") return null;
  const { [innermost]: data, ...around } = loaderData;
  return typeof data === "object" && data !== null ? { data, around: withoutRevision(around) } : null;
}

/** The revision is for the browser's requests; no markup contains it. */
function withoutRevision({ root, ...others }: LoaderData): LoaderData {
  return typeof root === "object" && root !== null ? { ...others, root: { ...root, revision: null } } : others;
}

function hasOpenDish(sheet: unknown): boolean {
  return typeof sheet === "object" && sheet !== null && "product" in sheet && sheet.product !== null;
}
