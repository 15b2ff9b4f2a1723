import type { BackendKeys } from "../config/env.ts";

/** A call with the shop's consumer key and secret: its address, and the `Authorization` header if they are sent there. */
export interface KeyedCall {
  readonly path: string;
  readonly authorization: string | null;
}

/**
 * Adds the keys: to the query, as section 7 of the specification says, or as Basic. The address must not be logged or
 * sent to a browser.
 */
export function withKeys({ key, secret, sentIn = "query" }: BackendKeys, path: string): KeyedCall {
  if (sentIn === "basic") {
    return { path, authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}` };
  }
  const named = new URLSearchParams({ consumer_key: key, consumer_secret: secret });
  return { path: `${path}${path.includes("?") ? "&" : "?"}${named}`, authorization: null };
}

/** Whether a text contains one of the keys, as it is or encoded for an address. */
export function showsKeys({ key, secret }: BackendKeys, text: string): boolean {
  const writings = [key, secret].flatMap((each) => [
    each,
    encodeURIComponent(each),
    new URLSearchParams([["", each]]).toString().slice(1),
  ]);
  return writings.some((each) => text.includes(each));
}
