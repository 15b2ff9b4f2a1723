import type { Params, RouteMatch, RouteNode } from "./types.ts";

interface Branch {
  readonly segments: readonly string[];
  readonly routes: readonly RouteNode[];
}

/** Finds the routes of a path, outermost first. Null if none matches. */
export type Matcher = (pathname: string) => readonly RouteMatch[] | null;

/** A matcher of a table. Of several matches the one with more literal segments, from the left, wins. */
export function createMatcher(routes: readonly RouteNode[]): Matcher {
  const branches = branchesOf(routes, { segments: [], routes: [] }).sort((a, b) => compareBranches(a, b));
  return (pathname) => {
    const parts = segmentsOf(pathname);
    for (const branch of branches) {
      const params = paramsOf(branch.segments, parts);
      if (params) return branch.routes.map((route) => ({ route, params }));
    }
    return null;
  };
}

function branchesOf(routes: readonly RouteNode[], above: Branch): Branch[] {
  return routes.flatMap((route) => {
    const branch = { segments: [...above.segments, ...segmentsOf(route.path ?? "")], routes: [...above.routes, route] };
    return route.children ? branchesOf(route.children, branch) : [branch];
  });
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter(Boolean);
}

function compareBranches(a: Branch, b: Branch): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index += 1) {
    const difference = weight(b.segments[index]) - weight(a.segments[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function weight(segment: string | undefined): number {
  if (segment === undefined) return 1;
  if (segment === "*") return 0;
  return segment.startsWith(":") ? 2 : 3;
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Params | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment === "*") return params;
    const part = parts[index];
    if (part === undefined) return null;
    const text = decoded(part);
    if (text === null) return null;
    if (segment.startsWith(":")) params[segment.slice(1)] = text;
    else if (segment !== text) return null;
  }
  return segments.length === parts.length ? params : null;
}

/** A malformed escape matches no segment. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
