import { PATHS } from "@skatert/contract";
import type { Journal } from "./journal.ts";
import { bodyOf, type Wish } from "./wish.ts";

/** The outcome of one try. */
export type Outcome =
  | { readonly kind: "placed"; readonly id: number; readonly key: string }
  /** Final: nothing was ordered. */
  | { readonly kind: "refused"; readonly body: unknown }
  /** Worth repeating with the same key: the shop said so, or did not answer. */
  | { readonly kind: "again"; readonly status: number | null };

const longestMs = 60_000;

/** Sends an order once and records the answer, if there is one. */
export async function sendOnce(
  url: string,
  order: { readonly key: string; readonly wish: Wish; readonly cookie?: string | undefined },
  journal: Journal,
): Promise<Outcome> {
  const { key, wish, cookie } = order;
  const headers = { "content-type": "application/json", "idempotency-key": key };
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${url}/api${PATHS.orders}`, {
      method: "POST",
      headers: cookie === undefined ? headers : { ...headers, cookie },
      body: bodyOf(wish, key),
      signal: AbortSignal.timeout(longestMs),
    });
    status = response.status;
    body = await response.json();
  } catch {
    return { kind: "again", status: null };
  }
  journal.answered(key, { status, body, at: Date.now() });
  return outcomeOf(status, body);
}

function outcomeOf(status: number, body: unknown): Outcome {
  const fields: Readonly<Record<string, unknown>> = typeof body === "object" && body !== null ? { ...body } : {};
  if (status === 201) return { kind: "placed", id: Number(fields["id"]), key: String(fields["key"]) };
  const isOpen = status >= 500 || status === 429 || fields["code"] === "idempotency_in_progress";
  return isOpen ? { kind: "again", status } : { kind: "refused", body };
}
