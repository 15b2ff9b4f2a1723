import { readId, readRecord } from "@skatert/contract";
import type { FastifyBaseLogger } from "fastify";
import { backendAway } from "../backend.ts";
import { jsonOf, listIn, plainJsonOf } from "../specification/loose-answers.ts";

/** A complete answer of the backend. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * A list of orders that the shop's keys opened, without the rows of another customer and without those that cannot be
 * read (ENT-1): a backend that misreads the query leaks nothing. Throws `backendAway` for an answer without a list.
 */
export function ordersOf(
  customer: number,
  answer: BackendAnswer,
  { isSpecified, log }: { readonly isSpecified: boolean; readonly log: FastifyBaseLogger },
): BackendAnswer {
  if (answer.status >= 300) return answer;
  const list = listIn(isSpecified ? plainJsonOf(answer.body) : jsonOf(answer.body), "orders");
  if (list === undefined) throw backendAway(new Error("the backend answered without a list of orders"));
  const own = list.filter((row) => isOrderOf(customer, row));
  if (own.length < list.length) {
    log.warn({ left: list.length - own.length }, "malformed or foreign orders left out of a customer's list");
  }
  const rows = own.map((row) => ({ ...readRecord(row), id: Number(readRecord(row)["id"]) }));
  return { ...answer, body: Buffer.from(JSON.stringify(rows)) };
}

/** Whether a row can be read and does not name another customer. */
export function isOrderOf(customer: number, row: unknown): boolean {
  const { id, customer_id: owner } = readRecord(row);
  return readId(id) !== null && (owner === undefined || owner === null || Number(owner) === customer);
}
