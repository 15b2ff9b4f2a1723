import { createHash } from "node:crypto";
import { IdempotencyKeySchema, MAX_IDEMPOTENCY_KEY } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Refusal } from "../input/refusal.ts";

/** A changing call under an `Idempotency-Key`. A call with the same caller, call and key is a repeat. */
export interface Call {
  readonly caller: string;
  /** Method and path. */
  readonly call: string;
  readonly key: string;
  /** Digest of what was sent: another one under the same key is refused. */
  readonly digest: string;
  /** How long the answer is kept. */
  readonly keptMs: number;
}

const dayMs = 86_400_000;
/** A till or a phone may repeat an order long after its network failed. */
export const ordersKeptMs = 30 * dayMs;
/** A tablet that was off over the weekend. Answers of the office are larger than those of an order. */
const staffKeptMs = 7 * dayMs;

/** Guests have no account, and a session may end between two attempts: the key alone tells their calls apart. */
export const shopper = "shopper";

/** The headers of a call that may be repeated, in its description. Other headers stay as they are. */
export const RepeatHeaders = z.looseObject({
  // A key with other signs is no key, and the call says so where it needs one.
  "idempotency-key": z.optional(z.string().check(z.maxLength(MAX_IDEMPOTENCY_KEY))),
});

type Sent = Pick<FastifyRequest, "headers" | "method" | "url" | "query" | "body">;

/** The key of a request; null: none, or an invalid one. */
export function sentKey({ headers }: Pick<Sent, "headers">): string | null {
  const sent = IdempotencyKeySchema.safeParse(headers["idempotency-key"]);
  return sent.success ? sent.data : null;
}

/** Like sentKey, for a call that is made only with a key. */
export function requireKey(request: Pick<Sent, "headers">): string {
  const key = sentKey(request);
  if (key === null) throw new Refusal("idempotency_key_required", "The header Idempotency-Key is required");
  return key;
}

/** The call of a staff member; null without a key. */
export function staffCall(request: Sent, { id }: { readonly id: number }): Call | null {
  const key = sentKey(request);
  if (key === null) return null;
  const digest = digestOf([request.query, withoutPassword(request.body)]);
  return { caller: `staff ${id}`, call: nameOf(request), key, digest, keptMs: staffKeptMs };
}

/** The call of a guest or a customer. The query has the language and the secret of a link, which change nothing. */
export function shopperCall(request: Sent, key: string): Call {
  return { caller: shopper, call: nameOf(request), key, digest: digestOf(request.body), keptMs: ordersKeptMs };
}

function nameOf({ method, url }: Sent): string {
  return `${method} ${url.split("?")[0]}`;
}

/** A stored digest must not allow guesses of the password. */
function withoutPassword(body: unknown): unknown {
  return typeof body === "object" && body !== null && "password" in body ? { ...body, password: undefined } : body;
}

/** A stable digest of what was sent; the order of keys does not matter. */
export function digestOf(sent: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(sent)) ?? "")
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
