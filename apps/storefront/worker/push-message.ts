/** The server's message about an order, decrypted by the browser. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly url: string;
}

/**
 * Cache in which a page stores a guest's link of an order by the order's path. The link's key never leaves
 * the device.
 */
export const orderLinks = "order-links";

/** Reads a message. Null for anything the server does not send. */
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

/** The address of a message, with the key stored on the device. `kept` is null without a key. */
export function linkOf(url: string, storedLink: string | null, origin: string): string {
  const link = new URL(storedLink ?? url, origin);
  for (const [name, value] of new URL(url, origin).searchParams) link.searchParams.set(name, value);
  return link.pathname + link.search;
}
