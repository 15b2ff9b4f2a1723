import { failureOf, redirectTarget } from "./answers.ts";
import { type LoaderData, noConnection, type RouteFailure, type RouteFailures, type RouteMatch } from "./types.ts";

export type Loaded =
  | {
      readonly kind: "page";
      readonly matches: readonly RouteMatch[];
      readonly loaderData: LoaderData;
      readonly failures: RouteFailures;
    }
  | { readonly kind: "redirect"; readonly to: string; readonly status: number };

export interface LoadRequest {
  readonly matches: readonly RouteMatch[];
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly context?: unknown;
  /** Data that are kept, by route id; the others are loaded. */
  readonly kept: LoaderData;
}

/** The route with its page. Rejects when the page's script cannot be fetched. */
async function withPage({ route, params }: RouteMatch, url: URL): Promise<RouteMatch> {
  return route.lazy ? { route: { ...route, ...(await route.lazy(url)) }, params } : { route, params };
}

/** Fetches pages and data of all routes side by side. Only a redirect and a missing script keep the page from standing. */
export async function loadMatches({ matches, url, signal, context, kept }: LoadRequest): Promise<Loaded> {
  const [pages, results] = await Promise.all([
    Promise.allSettled(matches.map((match) => withPage(match, url))),
    Promise.allSettled(
      matches.map(async ({ route, params }) =>
        route.id in kept ? kept[route.id] : route.load?.({ params, url, signal, context }),
      ),
    ),
  ]);
  const loaderData: Record<string, unknown> = {};
  const ready = matches.map((match, index) => {
    const page = pages[index];
    return page?.status === "fulfilled" ? page.value : match;
  });
  const failures: Record<string, RouteFailure> = { ...scriptFailure(pages, ready) };
  for (const [index, result] of results.entries()) {
    const id = matches[index]?.route.id ?? "";
    if (result.status === "fulfilled") {
      if (result.value !== undefined) loaderData[id] = result.value;
      continue;
    }
    // Its result is no longer needed; an aborted fetch is not a fault.
    if (signal.aborted) continue;
    const to = redirectTarget(result.reason);
    if (to !== null) return { kind: "redirect", to, status: result.reason.status };
    const boundary = boundaryAbove(ready, index);
    // The outermost failure is what is shown; those below it are its consequences.
    if (!(boundary in failures)) failures[boundary] = await failureOf(result.reason);
  }
  return { kind: "page", matches: ready, loaderData, failures };
}

/** A script that fails to load offline gives the offline failure; online its build is gone, so this throws. */
function scriptFailure(
  pages: readonly PromiseSettledResult<RouteMatch>[],
  ready: readonly RouteMatch[],
): RouteFailures {
  const index = pages.findIndex(({ status }) => status === "rejected");
  const page = pages[index];
  if (page?.status !== "rejected") return {};
  if (globalThis.navigator?.onLine !== false) throw page.reason;
  return { [boundaryAbove(ready, index)]: { status: noConnection, text: "" } };
}

/** Id of the nearest route, from the failed one outwards, that has a boundary. */
function boundaryAbove(matches: readonly RouteMatch[], index: number): string {
  const chain = matches.slice(0, index + 1).reverse();
  const found = chain.find(({ route }) => route.ErrorBoundary) ?? matches[0];
  return found?.route.id ?? "";
}
