import type { FastifyRequest } from "fastify";

/** The credentials that an integration sends. */
export type Credentials =
  | { readonly kind: "plain"; readonly key: string; readonly secret: string }
  | {
      readonly kind: "signed";
      readonly key: string;
      readonly signature: string;
      /** "HMAC-SHA256". */
      readonly method: string;
      readonly nonce: string;
      /** Seconds since the epoch. */
      readonly timestamp: number;
      readonly parameters: readonly (readonly [string, string])[];
    };

type Carrier = Pick<FastifyRequest, "headers" | "originalUrl">;

/**
 * Consumer key and secret as Basic authentication or in the query, or the key with an OAuth 1.0a signature in query or
 * header. WooCommerce's own clients send the latter without TLS. Null: no credentials.
 */
export function credentialsOf({ headers, originalUrl }: Carrier): Credentials | null {
  const query = [...new URLSearchParams(originalUrl.split("?")[1] ?? "")];
  return fromBasic(headers.authorization) ?? plain(query) ?? signed([...query, ...fromOAuth(headers.authorization)]);
}

function fromBasic(header: string | undefined): Credentials | null {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return null;
  const [key = "", secret = ""] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  return { kind: "plain", key, secret };
}

function plain(query: readonly (readonly [string, string])[]): Credentials | null {
  const { consumer_key: key, consumer_secret: secret } = Object.fromEntries(query);
  return key === undefined || secret === undefined ? null : { kind: "plain", key, secret };
}

function fromOAuth(header: string | undefined): readonly (readonly [string, string])[] {
  const list = /^OAuth (.*)$/i.exec(header ?? "")?.[1] ?? "";
  return [...list.matchAll(/([\w%.~-]+)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) => {
    const pair = [decoded(name), decoded(value)] as const;
    return pair[0] === null || pair[1] === null ? [] : [[pair[0], pair[1]] as const];
  });
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function signed(parameters: readonly (readonly [string, string])[]): Credentials | null {
  const given = Object.fromEntries(parameters);
  const { oauth_consumer_key: key, oauth_signature: signature, oauth_nonce: nonce } = given;
  if (key === undefined || signature === undefined) return null;
  return {
    kind: "signed",
    key,
    // Base64 has no spaces: a client left the plus unescaped in the query, and WordPress restores it too.
    signature: signature.replaceAll(" ", "+"),
    method: given["oauth_signature_method"] ?? "",
    nonce: nonce ?? "",
    timestamp: Number(given["oauth_timestamp"] ?? Number.NaN),
    parameters,
  };
}
