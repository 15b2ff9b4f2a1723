/**
 * Loader data of a public page; `route` selects one route's data (API-9). In its own file, because a page's first
 * script needs only this path.
 */
export function payloadPath(pagePath: string): string {
  return `${pagePath.replace(/\/+$/, "")}/_payload.json`;
}
