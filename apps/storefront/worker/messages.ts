/** A message from a page to the worker. */
export type PageMessage =
  /** The shopper agreed to the new version. */
  | { readonly type: "take-over" }
  /** A newer worker takes over and waits for this one's work. */
  | { readonly type: "stand-aside" }
  /** Addresses to cache for offline use: pages, payloads, dictionaries. */
  | { readonly type: "keep"; readonly addresses: readonly string[] };

/** Reads a message from a page of this site. Null for any other value. */
export function readMessage(data: unknown): PageMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "take-over" || data.type === "stand-aside") return { type: data.type };
  if (data.type !== "keep" || !("addresses" in data) || !Array.isArray(data.addresses)) return null;
  return { type: "keep", addresses: data.addresses.filter((each): each is string => typeof each === "string") };
}
