import { isIP } from "node:net";

/**
 * The address to which passkeys belong: the office's fixed one, where browsers allow them. They need https or
 * "localhost", and a name: an IP address cannot have passkeys. Null: no passkeys.
 */
export function passkeyAddress(officeUrl: URL | null): URL | null {
  if (officeUrl === null) return null;
  const { protocol, hostname } = officeUrl;
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isNamed && (protocol === "https:" || isLocal) ? officeUrl : null;
}
