import { OFFICE_CALLS } from "@skatert/contract";

/** Every call has the same answer with and without this prefix (wire "Conventions"). */
export const apiPrefix = "/api";
/** The API's HTML page needs its prefix: without it the path belongs to the shop. */
export const docsPath = `${apiPrefix}/docs`;

/** Addresses that keep their prefix, because without it they belong to the shop's or the office's pages. */
const prefixed = [docsPath, OFFICE_CALLS];

/** The path inside the server: without a proxy's absolute form, the prefix and a call's last slash, with the query. */
export function withoutApiPrefix(address: string): string {
  const url = address.startsWith("/") ? address : pathOf(address);
  const isPrefixed = url.startsWith(`${apiPrefix}/`) && !prefixed.some((path) => url.startsWith(path));
  return withoutLastSlash(isPrefixed ? url.slice(apiPrefix.length) : url);
}

/** WooCommerce answers a path with a slash at its end as without it, and clients write `orders/?page=2`. */
function withoutLastSlash(url: string): string {
  return url.startsWith("/wp-json/wc/v") ? url.replace(/^([^?]*[^?/])\/(?=\?|$)/, "$1") : url;
}

/** Paths that are always a call or a file. */
const callFolders = ["/wp-json/", "/wp-content/", "/builds/", "/wheel/spin", "/pusher/", "/api/", "/app/"];

/** Whether an address is always a call or a file, so that no page answers it. */
export function isCall(originalUrl: string): boolean {
  return callFolders.some((folder) => originalUrl.startsWith(folder));
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url === null ? "/" : url.pathname + url.search;
}
