import { GatewayFailure, GatewayRefusal } from "./payment-gateway.ts";

/** Timeout of one call to a gateway; `init.signal` may end it earlier. */
export const gatewayTimeoutMs = 8_000;
const maxBytes = 256 * 1024;

/**
 * Calls a gateway and parses its JSON. Throws GatewayFailure when it is unavailable, slow, redirects or answers
 * invalidly, and GatewayRefusal for a 4xx. The error contains neither address nor body, because both may contain
 * secrets.
 */
export async function callGateway(url: URL, init: RequestInit, timeoutMs = gatewayTimeoutMs): Promise<unknown> {
  const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
  const text = await answerText(url, { ...init, redirect: "error", signal: AbortSignal.any(signals) });
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayFailure("the gateway did not answer with JSON");
  }
}

async function answerText(url: URL, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init);
    if (response.ok) return await readWithin(response);
    await response.body?.cancel();
    throw failureOf(response.status);
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new GatewayFailure(isLate ? "the gateway did not answer in time" : "the gateway cannot be reached");
  }
}

/** 408, 425 and 429 allow a retry; other 4xx would be repeated. */
function failureOf(status: number): GatewayFailure {
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  const Failure = isFinal ? GatewayRefusal : GatewayFailure;
  return new Failure(`the gateway answered status ${status}`);
}

async function readWithin(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes) throw new GatewayFailure("the gateway answered with too large a body");
  }
  return text + decoder.decode();
}

/** HTTP Basic credentials as a header. */
export function basicAuth(name: string, password: string): { readonly authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}` };
}
