import type { Instant } from "@skatert/domain";
import type { WireOrderView } from "./schemas.ts";

type WireWaiting = NonNullable<WireOrderView["payment"]["waiting"]>;

/** How an order waits for its payment. */
export interface WaitingPayment {
  /** When the shop cancels it unpaid. */
  readonly until: Instant;
  /** The last try was refused, or ran out. */
  readonly isDeclined: boolean;
  readonly otherMethods: readonly { readonly id: string; readonly name: string; readonly online: boolean }[];
}

export function waitingToWire({ until, isDeclined, otherMethods }: WaitingPayment): WireWaiting {
  return {
    until: new Date(until).toISOString(),
    declined: isDeclined,
    other_methods: otherMethods.map(({ id, name, online }) => ({ id, name, online })),
  };
}

export function waitingFromWire(wire: WireWaiting): WaitingPayment {
  const otherMethods = wire.other_methods.map(({ id, name, online }) => ({ id, name, online }));
  return { until: Date.parse(wire.until), isDeclined: wire.declined, otherMethods };
}
