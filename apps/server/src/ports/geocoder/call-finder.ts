import { isAwayStatus } from "../breaker.ts";
import { FinderFailure } from "./address-finder.ts";

/** Later suggestions are useless while the shopper types. */
const finderTimeoutMs = 2_000;
const maxBytes = 256 * 1024;

/** A provider's address and timeout; tests use their own server. */
export interface FinderPlace {
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Calls a provider and parses its JSON. Throws FinderFailure. */
export async function callFinder(url: URL, init: RequestInit = {}, timeoutMs = finderTimeoutMs): Promise<unknown> {
  const text = await answerText(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  try {
    return JSON.parse(text);
  } catch {
    throw new FinderFailure("did not answer with JSON");
  }
}

async function answerText(url: URL, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init);
    if (response.ok) return await readWithin(response);
    await response.body?.cancel();
    throw new FinderFailure(`answered status ${response.status}`, { isAway: isAwayStatus(response.status) });
  } catch (error) {
    if (error instanceof FinderFailure) throw error;
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new FinderFailure(isLate ? "did not answer in time" : "cannot be reached", { isAway: true });
  }
}

async function readWithin(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes) throw new FinderFailure("answered with too large a body");
  }
  return text + decoder.decode();
}
