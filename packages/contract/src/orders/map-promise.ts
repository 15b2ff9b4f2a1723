import type { OrderView } from "./map.ts";
import type { WireOrderView } from "./schemas.ts";

type OrderPromise = NonNullable<OrderView["promise"]>;
type WirePromise = NonNullable<WireOrderView["promise"]>;

export function promiseToWire({ at, was, asks }: OrderPromise): WirePromise {
  return { at: new Date(at).toISOString(), was: was === null ? null : new Date(was).toISOString(), asks };
}

export function promiseFromWire({ at, was, asks }: WirePromise): OrderPromise {
  return { at: Date.parse(at), was: was === null ? null : Date.parse(was), asks };
}
