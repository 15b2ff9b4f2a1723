import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import { backendAway } from "../backend.ts";
import { readJson } from "./call-body.ts";

/** A complete answer of the backend. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const Order = z.looseObject({ id: z.int(), customer_id: z.optional(z.unknown()) });

/**
 * A list of orders that the shop's keys opened, without the rows of another customer and without those that cannot be
 * read (ENT-1): a backend that misreads the query leaks nothing. Throws `backendAway` for an answer without a list.
 */
export function ordersOf(customer: number, answer: BackendAnswer, log: FastifyBaseLogger): BackendAnswer {
  if (answer.status >= 300) return answer;
  const list = readJson(answer.body);
  if (!Array.isArray(list)) throw backendAway(new Error("the backend answered without a list of orders"));
  const own = list.filter((row) => isOrderOf(customer, row));
  if (own.length === list.length) return answer;
  log.warn({ left: list.length - own.length }, "malformed or foreign orders left out of a customer's list");
  return { ...answer, body: Buffer.from(JSON.stringify(own)) };
}

function isOrderOf(customer: number, row: unknown): boolean {
  const order = Order.safeParse(row);
  if (!order.success) return false;
  const { customer_id: owner } = order.data;
  return owner === undefined || Number(owner) === customer;
}
