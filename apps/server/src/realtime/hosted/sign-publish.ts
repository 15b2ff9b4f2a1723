import { createHash, createHmac } from "node:crypto";

export interface HostedKeys {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}

/**
 * Path and query of a signed publish call (protocol "HTTP publish"): HMAC-SHA256 over method, path and sorted query.
 * `now` in milliseconds; the service refuses a time more than ten minutes off.
 */
export function signedPublishPath({ appId, key, secret }: HostedKeys, body: string, now: number): string {
  const path = `/apps/${encodeURIComponent(appId)}/events`;
  const query = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(Math.floor(now / 1000)),
    auth_version: "1.0",
    body_md5: createHash("md5").update(body).digest("hex"),
  });
  const signature = createHmac("sha256", secret).update(`POST\n${path}\n${query}`).digest("hex");
  return `${path}?${query}&auth_signature=${signature}`;
}
