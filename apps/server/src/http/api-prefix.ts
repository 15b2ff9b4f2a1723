/** Every call answers the same with it and without (wire "Conventions"). */
export const apiPrefix = "/api";
/** The readable page of the API keeps its prefix: without it the path is the shop's. */
export const docsPath = `${apiPrefix}/docs`;

/** The path inside the server: a proxy's absolute form and the prefix taken away, the query kept. */
export function withoutApiPrefix(address: string): string {
  const url = address.startsWith("/") ? address : pathOf(address);
  if (!url.startsWith(`${apiPrefix}/`) || url.startsWith(docsPath)) return url;
  return url.slice(apiPrefix.length);
}

/** Paths that can only be meant as a call or a file. */
const callFolders = ["/wp-json/", "/wp-content/", "/builds/", "/wheel/spin", "/pusher/", "/api/", "/app/"];

/** Whether an address can only be meant as a call or a file, so that no page must answer it. */
export function isCall(originalUrl: string): boolean {
  return callFolders.some((folder) => originalUrl.startsWith(folder));
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url === null ? "/" : url.pathname + url.search;
}
