/** What the shop's server says of an order, decrypted by the browser. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly url: string;
}

/** Cache in which a page left the guest's link of an order, by the order's path: the key in it never leaves the device. */
export const orderLinks = "order-links";

/** Reads a message; null for anything that is not the server's own. */
export function readPush(text: string | undefined): PushMessage | null {
  const data = parsed(text ?? "");
  if (typeof data !== "object" || data === null) return null;
  if (!("title" in data && "body" in data && "url" in data)) return null;
  const { title, body, url } = data;
  if (typeof title !== "string" || typeof body !== "string" || typeof url !== "string") return null;
  return url.startsWith("/") && !url.startsWith("//") ? { title, body, url } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The address a message leads to, with the key that the device kept; `kept` is null where there is none. */
export function linkOf(url: string, kept: string | null, origin: string): string {
  const link = new URL(kept ?? url, origin);
  for (const [name, value] of new URL(url, origin).searchParams) link.searchParams.set(name, value);
  return link.pathname + link.search;
}
