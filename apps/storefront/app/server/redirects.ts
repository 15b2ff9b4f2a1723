export interface ShopRedirect {
  readonly from: string;
  readonly to: string;
  readonly code: number;
}

/** The answer for a path the shop has moved (ROUTE-13); null for any other. Targets come from the settings alone. */
export function redirectFor(path: string, redirects: readonly ShopRedirect[]): Response | null {
  const found = redirects.find(({ from }) => samePath(from, path));
  if (!found || samePath(found.to, path)) return null;
  return new Response(null, { status: found.code, headers: { location: found.to, "x-cache-scope": "public" } });
}

function samePath(first: string, second: string): boolean {
  return first.replace(/\/+$/, "") === second.replace(/\/+$/, "");
}
