/** The push services of the browsers; a subscription names one by its endpoint. */
const knownServices = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/**
 * Whether the server may be made to call this address: over TLS at a browser maker's push service, or at an
 * origin that the operator named. Anything else would let a stranger choose whom the server calls.
 */
export function isPushService(endpoint: URL, moreOrigins: readonly string[]): boolean {
  if (moreOrigins.includes(endpoint.origin)) return true;
  if (endpoint.protocol !== "https:" || endpoint.port !== "" || endpoint.username !== "") return false;
  return knownServices.some((host) => endpoint.hostname === host || endpoint.hostname.endsWith(`.${host}`));
}
