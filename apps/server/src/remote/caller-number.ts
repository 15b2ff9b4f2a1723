import { createHash } from "node:crypto";
import { createApiClient, DEFAULT_LANGUAGE } from "@skatert/contract";
import type { Clock } from "../ports/clock.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "./backend.ts";

const maxBytes = 64 * 1024;
const cacheMs = 30_000;
const maxCached = 10_000;

/** The user of a token, by `system/users`; null for an unknown token. Throws `backendAway`. */
export async function callerNumber(backend: Backend, token: string): Promise<number | null> {
  const { account } = createApiClient({
    baseUrl: "",
    language: DEFAULT_LANGUAGE,
    fetch: async (path) => {
      const answer = await askBackend(backend, {
        method: "GET",
        path: `${path}?token=${encodeURIComponent(token)}`,
        headers: { accept: "application/json" },
        mayRetry: false,
      });
      const { status } = answer;
      const body = await bodyOf(answer, maxBytes, answerTimeoutOf(backend));
      return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers: answer.headers });
    },
  });
  try {
    const answer = await account.account();
    return answer.ok && Number.isSafeInteger(answer.value.id) ? answer.value.id : null;
  } catch (error) {
    throw backendAway(error);
  }
}

/**
 * As `callerNumber`, cached for 30 seconds and at most 10,000 tokens. Only for calls that also carry the token: a call
 * with the shop's keys asks each time, because the session may have ended.
 */
export function createCallerNumbers(backend: Backend, clock: Clock): (token: string) => Promise<number | null> {
  const cached = new Map<string, { readonly until: number; readonly number: Promise<number | null> }>();
  return (token) => {
    const key = createHash("sha256").update(token).digest("base64");
    const known = cached.get(key);
    if (known !== undefined && known.until > clock.now()) return known.number;
    const number = callerNumber(backend, token);
    cached.delete(key);
    cached.set(key, { until: clock.now() + cacheMs, number });
    const forget = () => {
      if (cached.get(key)?.number === number) cached.delete(key);
    };
    number.then((found) => found === null && forget(), forget);
    const [oldest] = cached.keys();
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
    return number;
  };
}
