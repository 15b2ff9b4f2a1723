/** The server's message to staff, decrypted by the browser. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the office. */
  readonly url: string;
}

const office = "/office/";

/** Parses a message. Null for anything that the server does not send. */
export function readPush(text: string | undefined): PushMessage | null {
  const data = parsed(text ?? "");
  if (typeof data !== "object" || data === null) return null;
  if (!("title" in data && "body" in data && "url" in data)) return null;
  const { title, body, url } = data;
  if (typeof title !== "string" || typeof body !== "string" || typeof url !== "string") return null;
  return url.startsWith(office) ? { title, body, url } : null;
}

/** An open window of the office, visible ones first. It keeps ringing while it shows the order. */
export function windowOf<Window extends Pick<WindowClient, "url" | "visibilityState">>(
  windows: readonly Window[],
): Window | null {
  const own = windows.filter(({ url }) => new URL(url).pathname.startsWith(office));
  return own.find(({ visibilityState }) => visibilityState === "visible") ?? own[0] ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
