import type { Instant } from "@skatert/domain";
import type { WireOrderView } from "./schemas.ts";

/** The promised time of an order, the time promised before a later one, and whether the guest must agree. */
export interface OrderPromise {
  readonly at: Instant;
  readonly was: Instant | null;
  readonly asks: boolean;
}

type WirePromise = NonNullable<WireOrderView["promise"]>;

export function promiseToWire({ at, was, asks }: OrderPromise): WirePromise {
  return { at: new Date(at).toISOString(), was: was === null ? null : new Date(was).toISOString(), asks };
}

export function promiseFromWire({ at, was, asks }: WirePromise): OrderPromise {
  return { at: Date.parse(at), was: was === null ? null : Date.parse(was), asks };
}
