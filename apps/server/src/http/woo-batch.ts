import { faultsOf, MAX_BATCH, type WireWooBatch } from "@skatert/contract";
import type { FastifyBaseLogger } from "fastify";
import { type $ZodType, type output, safeParse } from "zod/v4/core";
import { invalidParams, Refusal } from "../input/refusal.ts";
import { errorBody } from "./errors/errors.ts";

/** In the OpenAPI document. */
export const batchDescription =
  "Up to 100 entries in `create`, `update` and `delete`, each like the call for one. A refused entry has its `error` in the answer; the others are done.";

/** An entry of a batch after its check, and its place among equal ones: 0 for the first. */
export type BatchEntry<Result> = (body: unknown, repeats: number) => Promise<Result>;

/** What a collection does with the entries of a batch; a kind that it lacks is refused entry by entry. */
export interface BatchWork<Result> {
  readonly create?: BatchEntry<Result>;
  readonly update?: (id: number, body: unknown) => Promise<Result>;
  readonly delete?: (id: number) => Promise<Result>;
}

type EntryAnswer<Result> = Result | { readonly id: number; readonly error: ReturnType<typeof errorBody> };

/**
 * Runs a batch as WooCommerce does: each entry by itself, in the order create, update, delete. A refused entry has its
 * error in the answer and stops no other. Throws a 413 for more than a hundred entries.
 */
export async function runBatch<Result>(
  { body: batch, log }: { readonly body: WireWooBatch; readonly log: FastifyBaseLogger },
  work: BatchWork<Result>,
) {
  const [create, update, remove] = [batch.create ?? [], batch.update ?? [], batch.delete ?? []];
  if (create.length + update.length + remove.length > MAX_BATCH)
    throw new Refusal(
      "woocommerce_rest_request_entity_too_large",
      `Unable to accept more than ${MAX_BATCH} items for this request.`,
    );
  const answersTo = async (entries: readonly unknown[], run: (entry: unknown) => Promise<Result>) => {
    const answers: EntryAnswer<Result>[] = [];
    for (const entry of entries) answers.push(await answerTo(entry, run, log));
    return answers;
  };
  const seen = new Map<string, number>();
  const createOne = (entry: unknown) => {
    const text = JSON.stringify(entry);
    const repeats = seen.get(text) ?? 0;
    seen.set(text, repeats + 1);
    return (work.create ?? missing)(entry, repeats);
  };
  return {
    ...(create.length === 0 ? {} : { create: await answersTo(create, createOne) }),
    ...(update.length === 0
      ? {}
      : { update: await answersTo(update, (entry) => (work.update ?? missing)(requireId(entry), entry)) }),
    ...(remove.length === 0
      ? {}
      : { delete: await answersTo(remove, (entry) => (work.delete ?? missing)(requireId(entry))) }),
  };
}

/** Checks an entry as the call for one checks its body. Throws a 400 with the path of every fault. */
export function checkedEntry<Schema extends $ZodType>(schema: Schema, entry: unknown): output<Schema> {
  const read = safeParse(schema, entry);
  if (!read.success) throw invalidParams(faultsOf(read.error.issues));
  return read.data;
}

async function answerTo<Result>(
  entry: unknown,
  run: (entry: unknown) => Promise<Result>,
  log: FastifyBaseLogger,
): Promise<EntryAnswer<Result>> {
  try {
    return await run(entry);
  } catch (cause) {
    const error = errorBody(cause);
    if (error.data.status >= 500) log.error({ err: cause }, "entry of a batch failed");
    return { id: idOf(entry) ?? 0, error };
  }
}

async function missing(): Promise<never> {
  throw new Refusal("rest_no_route", "This collection does not support this change");
}

function requireId(entry: unknown): number {
  const id = idOf(entry);
  if (id === null) throw invalidParams([{ path: "id", message: "is not an id" }]);
  return id;
}

/** `7`, `"7"` or `{ "id": 7 }`. */
function idOf(entry: unknown): number | null {
  const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry;
  return /^\d{1,15}$/.test(String(id)) ? Number(id) : null;
}
