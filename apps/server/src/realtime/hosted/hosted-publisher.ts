import type { RealtimePort } from "../hub.ts";
import { type HostedKeys, signedPublishPath } from "./sign-publish.ts";

const answerMs = 5_000;
/** Maximum queue of events for a slow service; later ones are dropped, because each event only says "load again". */
const maxWaiting = 1_000;

export interface HostedPublisher extends RealtimePort {
  /** Resolves when every queued event was sent or given up. */
  close(): Promise<void>;
}

/**
 * Publishes through a hosted service with the Pusher HTTP API. Events of one channel arrive in order; a failed event is
 * retried once. `apiUrl` without a path, e.g. https://api-eu.pusher.com.
 */
export function createHostedPublisher(deps: {
  readonly keys: HostedKeys;
  readonly apiUrl: string;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}): HostedPublisher {
  const tails = new Map<string, Promise<void>>();
  let waiting = 0;

  async function send(channel: string, event: string, data: unknown): Promise<void> {
    const body = JSON.stringify({ name: event, channels: [channel], data: JSON.stringify(data) });
    const first = await attempt(body);
    if (first.kind === "refused") throw new Error(`the realtime service refused an event: ${first.why}`);
    if (first.kind === "sent") return;
    const second = await attempt(body);
    if (second.kind !== "sent") throw new Error(`the realtime service did not accept an event: ${second.why}`);
  }

  async function attempt(body: string): Promise<Attempt> {
    try {
      const response = await fetch(deps.apiUrl + signedPublishPath(deps.keys, body, deps.now()), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(answerMs),
      });
      await response.body?.cancel();
      if (response.ok) return { kind: "sent" };
      return { kind: response.status < 500 ? "refused" : "failed", why: `status ${response.status}` };
    } catch (error) {
      return { kind: "failed", why: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    publish(channel, event, data) {
      if (waiting >= maxWaiting) {
        deps.onError(new Error("the realtime service is too slow; an event was dropped"));
        return;
      }
      waiting += 1;
      const before = tails.get(channel) ?? Promise.resolve();
      const tail = before
        .then(() => send(channel, event, data))
        .catch(deps.onError)
        .finally(() => {
          waiting -= 1;
          if (tails.get(channel) === tail) tails.delete(channel);
        });
      tails.set(channel, tail);
    },
    async close() {
      await Promise.all(tails.values());
    },
  };
}

type Attempt = { readonly kind: "sent" } | { readonly kind: "refused" | "failed"; readonly why: string };
