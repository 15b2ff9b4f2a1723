import { isIP } from "node:net";

/**
 * The address of passkeys: the office's fixed one, if browsers allow it. They require https or "localhost", and a name:
 * an IP address cannot have passkeys. Null: no passkeys.
 */
export function passkeyAddress(officeUrl: URL | null): URL | null {
  if (officeUrl === null) return null;
  const { protocol, hostname } = officeUrl;
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isNamed && (protocol === "https:" || isLocal) ? officeUrl : null;
}
