import type { Instant } from "@skatert/domain";
import type { WireOrderView } from "./schemas.ts";

type WireWaiting = NonNullable<WireOrderView["payment"]["waiting"]>;

/** The state of an unpaid order. */
export interface WaitingPayment {
  /** When the shop cancels the unpaid order. */
  readonly until: Instant;
  /** The last attempt to pay was refused or expired. */
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
