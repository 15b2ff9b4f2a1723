/** Hosts of the browsers' push services, as they occur in endpoints. */
const knownServices = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/**
 * Whether the server may call this address: over TLS at a browser vendor's push service, or at an origin from the
 * settings. Otherwise a stranger could choose which host the server calls. No browser makes an endpoint with
 * credentials or a fragment, and `fetch` throws for credentials.
 */
export function isPushService(endpoint: URL, moreOrigins: readonly string[]): boolean {
  if (endpoint.username !== "" || endpoint.password !== "" || endpoint.hash !== "") return false;
  if (moreOrigins.includes(endpoint.origin)) return true;
  if (endpoint.protocol !== "https:" || endpoint.port !== "") return false;
  return knownServices.some((host) => endpoint.hostname === host || endpoint.hostname.endsWith(`.${host}`));
}
