import * as z from "zod/mini";
import { backendAway } from "../backend.ts";

/** A complete answer of the backend. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const Orders = z.array(z.looseObject({ customer_id: z.optional(z.unknown()) }));

/**
 * Checks a list of orders that the shop's keys opened. Throws `backendAway` if an order belongs to another customer, so
 * a backend that misreads the query cannot leak one.
 */
export function requireOrdersOf(customer: number, { status, body }: BackendAnswer): void {
  if (status >= 300 || body.length === 0) return;
  const orders = Orders.safeParse(parsed(body));
  const isForeign = (id: unknown) => id !== undefined && Number(id) !== customer;
  if (orders.success && !orders.data.some(({ customer_id: id }) => isForeign(id))) return;
  throw backendAway(new Error("the backend answered with orders of another customer, or without a list"));
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw backendAway(error);
  }
}
