/**
 * Loader data of a public page; `route` names the route whose data is asked for (API-9). Apart from the other
 * paths: a page's first script needs this one alone.
 */
export function payloadPath(pagePath: string): string {
  return `${pagePath.replace(/\/+$/, "")}/_payload.json`;
}
