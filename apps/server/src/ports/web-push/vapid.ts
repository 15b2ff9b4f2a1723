import { createECDH, createPrivateKey, sign } from "node:crypto";

/** Identifies the sender to push services (RFC 8292). */
export interface Vapid {
  /** base64url; browsers subscribe with it. */
  readonly publicKey: string;
  /** The `Authorization` header for a push service; `now` in milliseconds. */
  authorization(endpoint: URL, now: number): string;
}

/** Push services refuse a token that is valid for more than a day. */
const validSeconds = 12 * 3600;

/** `secret`: 32 bytes, base64url. `subject`: a mailto: or https: address of the shop's owner. */
export function createVapid(secret: string, subject: string): Vapid {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(Buffer.from(secret, "base64url"));
  const point = ecdh.getPublicKey();
  const publicKey = point.toString("base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", d: secret, x: coordinate(1), y: coordinate(33) },
  });
  return {
    publicKey,
    authorization(endpoint, now) {
      const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + validSeconds, sub: subject };
      const unsigned = `${jsonPart({ typ: "JWT", alg: "ES256" })}.${jsonPart(claims)}`;
      const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
      return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicKey}`;
    },
  };
}

function jsonPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
