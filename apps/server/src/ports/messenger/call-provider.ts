import { isAwayStatus } from "../breaker.ts";
import { ChannelFailure } from "./code-channel.ts";

/** Maximum wait for one provider before the next is tried. */
export const providerTimeoutMs = 4_000;
const maxBytes = 64 * 1024;

/** A provider's address and timeout; tests use their own server. */
export interface ProviderPlace {
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

/**
 * Calls a provider and parses its JSON. Throws ChannelFailure when it is unavailable, slow, redirects, or answers with
 * an error status or without JSON. The error contains neither address nor body, because both may contain secrets.
 */
export async function callProvider(url: string, init: RequestInit, timeoutMs = providerTimeoutMs): Promise<unknown> {
  const text = await answerText(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  try {
    return JSON.parse(text);
  } catch {
    throw new ChannelFailure("did not answer with JSON");
  }
}

async function answerText(url: string, init: RequestInit): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, init);
    if (response.ok) return await readWithin(response);
  } catch (error) {
    throw error instanceof ChannelFailure ? error : new ChannelFailure(reasonOf(error), { isAway: true });
  }
  await response.body?.cancel();
  throw new ChannelFailure(`answered status ${response.status}`, { isAway: isAwayStatus(response.status) });
}

async function readWithin(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes) throw new ChannelFailure("answered with too large a body");
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "did not answer in time";
  return "cannot be reached";
}
