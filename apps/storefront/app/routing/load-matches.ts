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
  /** Data to reuse, by route id. The others are loaded. */
  readonly reused: LoaderData;
}

/** The route with its page. Rejects if the page's script fails to load. */
async function withPage({ route, params }: RouteMatch, url: URL): Promise<RouteMatch> {
  return route.lazy ? { route: { ...route, ...(await route.lazy(url)) }, params } : { route, params };
}

/** Loads pages and data of all routes in parallel. Only a redirect or a missing script prevents rendering. */
export async function loadMatches({ matches, url, signal, context, reused }: LoadRequest): Promise<Loaded> {
  const [pages, results] = await Promise.all([
    Promise.allSettled(matches.map((match) => withPage(match, url))),
    Promise.allSettled(
      matches.map(async ({ route, params }) =>
        route.id in reused ? reused[route.id] : route.load?.({ params, url, signal, context }),
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
    // The result is no longer needed; an aborted fetch is not a fault.
    if (signal.aborted) continue;
    const to = redirectTarget(result.reason);
    if (to !== null) return { kind: "redirect", to, status: result.reason.status };
    const boundary = boundaryAbove(ready, index);
    // Show the outermost failure, because inner failures are its consequences.
    if (!(boundary in failures)) failures[boundary] = await failureOf(result.reason);
  }
  return { kind: "page", matches: ready, loaderData, failures };
}

/**
 * A script that fails to load offline gives the offline failure. Online its build is gone, so this throws.
 */
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

/** Id of the nearest route with a boundary, from the failed one outwards. */
function boundaryAbove(matches: readonly RouteMatch[], index: number): string {
  const chain = matches.slice(0, index + 1).reverse();
  const found = chain.find(({ route }) => route.ErrorBoundary) ?? matches[0];
  return found?.route.id ?? "";
}
