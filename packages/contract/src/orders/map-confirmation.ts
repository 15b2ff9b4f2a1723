import type { Instant } from "@skatert/domain";
import { GIVEN_REASONS, type RefusalReason } from "./refusal-reasons.ts";
import type { WireOrderView } from "./schemas.ts";

/** Whether and when the restaurant confirmed the order (BOARD-1), and the guest's request to cancel it. */
export interface OrderConfirmation {
  readonly asked: boolean;
  readonly confirmedAt: Instant | null;
  readonly cancelAskedAt: Instant | null;
  /** The restaurant did not agree to cancel. */
  readonly cancelDeclinedAt: Instant | null;
  /** A cancellation is a request to the restaurant now. */
  readonly mayAskToCancel: boolean;
  /** The phone to call, because nobody has answered for some minutes; null: not yet, or there is none. */
  readonly call: string | null;
}

/** Why the restaurant refused, and its message besides the reason; "": none. */
export interface OrderRefused {
  readonly reason: RefusalReason;
  readonly message: string;
}

type WireConfirmation = NonNullable<WireOrderView["confirmation"]>;

export function confirmationToWire(confirmation: OrderConfirmation): WireConfirmation {
  const { asked, confirmedAt, cancelAskedAt, cancelDeclinedAt, mayAskToCancel, call } = confirmation;
  return {
    asked,
    confirmed_at: isoOrNull(confirmedAt),
    cancel_requested_at: isoOrNull(cancelAskedAt),
    cancel_declined_at: isoOrNull(cancelDeclinedAt),
    can_request_cancel: mayAskToCancel,
    call,
  };
}

export function confirmationFromWire(wire: WireConfirmation): OrderConfirmation {
  return {
    asked: wire.asked,
    confirmedAt: instantOrNull(wire.confirmed_at),
    cancelAskedAt: instantOrNull(wire.cancel_requested_at),
    cancelDeclinedAt: instantOrNull(wire.cancel_declined_at ?? null),
    mayAskToCancel: wire.can_request_cancel,
    call: wire.call ?? null,
  };
}

/** An unknown reason is shown as "other". */
export function refusalFromWire({ reason, message }: NonNullable<WireOrderView["refusal"]>): OrderRefused {
  return { reason: GIVEN_REASONS.find((known) => known === reason) ?? "other", message };
}

function isoOrNull(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function instantOrNull(text: string | null): Instant | null {
  return text === null ? null : Date.parse(text);
}
