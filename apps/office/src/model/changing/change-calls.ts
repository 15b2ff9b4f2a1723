import {
  ActorSchema,
  type BoardOrder,
  BoardOrderSchema,
  boardOrderFromWire,
  type ChangedDish,
  changedDishFromWire,
  OrderChangesSchema,
  officeOrderPath,
  RefusalsSchema,
  type WireActor,
  type WireChangeOrder,
  type WireOrderChange,
  type WireOrderChanges,
  type WireRefusal,
} from "@skatert/contract";
import { type Money, moneyFromRoubles } from "@skatert/domain";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";

/** What a change does to an order. Money in kopecks. */
export interface ChangeOutcome {
  readonly dishes: readonly ChangedDish[];
  readonly totalWas: Money;
  readonly totalNow: Money;
  /** What the guest owes after it; negative: is paid back. */
  readonly owed: Money;
  readonly points: { readonly spentBack: number; readonly earned: number };
  /** Whether the guest has to agree. */
  readonly asksConsent: boolean;
  /** The coupon whose gift no longer qualifies, by its name. */
  readonly giftLost: { readonly couponId: number; readonly name: string } | null;
  readonly couponsDropped: readonly { readonly id: number; readonly code: string }[];
  readonly refusals: readonly WireRefusal[];
  readonly order: BoardOrder;
  /** The address of the guest's page with the question. Null: nothing was asked. */
  readonly proposal: { readonly url: string; readonly expiresAt: number } | null;
}

export type ChangeAnswer<Value> =
  | { readonly kind: "done"; readonly value: Value }
  /** Somebody else changed the order first; `by` null: not known. */
  | { readonly kind: "changed"; readonly order: BoardOrder; readonly by: WireActor | null }
  | { readonly kind: "pin" }
  | { readonly kind: "refused"; readonly code: string; readonly refusals: readonly WireRefusal[] }
  /** The server cannot be reached, or failed. Nothing is known of the change, so it is sent again with the same key. */
  | { readonly kind: "failed" };

export interface ChangeWish {
  readonly changes: readonly WireOrderChange[];
  readonly reason: string;
  readonly keepsCoupons: boolean;
}

/** A reason is obligatory also where nobody reads it yet. */
export const unreadReason = "—";

/** What a change would do; it changes nothing. */
export async function previewChange(
  api: OfficeCalls,
  order: Pick<BoardOrder, "id" | "version">,
  wish: ChangeWish,
  signal: AbortSignal,
): Promise<ChangeAnswer<ChangeOutcome>> {
  const reason = wish.reason.trim() === "" ? unreadReason : wish.reason.trim();
  const body = { ...bodyOf(order, { ...wish, reason }), dry_run: true };
  return answerOf(
    await api.change("POST", officeOrderPath(order.id, "changes"), OrderChangesSchema, { body, signal }),
    outcomeFrom,
  );
}

/** Changes the order, or asks the guest by link. `key`: the same for every attempt. */
export async function sendChange(
  api: OfficeCalls,
  order: Pick<BoardOrder, "id" | "version">,
  wish: ChangeWish & { readonly consent: "link" | "phone" },
  key: string,
): Promise<ChangeAnswer<ChangeOutcome>> {
  const body = { ...bodyOf(order, wish), consent: wish.consent };
  return answerOf(
    await api.change("POST", officeOrderPath(order.id, "changes"), OrderChangesSchema, { body, key }),
    outcomeFrom,
  );
}

/** Takes back the question to the guest. */
export async function withdrawProposal(
  api: OfficeCalls,
  { id, version }: Pick<BoardOrder, "id" | "version">,
): Promise<ChangeAnswer<BoardOrder>> {
  const body = { version };
  return answerOf(
    await api.change("DELETE", officeOrderPath(id, "proposal"), BoardOrderSchema, { body }),
    boardOrderFromWire,
  );
}

function bodyOf(
  { version }: Pick<BoardOrder, "version">,
  { changes, reason, keepsCoupons }: ChangeWish,
): WireChangeOrder {
  return { version, changes: [...changes], reason: reason.trim(), ...(keepsCoupons ? { keep_coupons: true } : {}) };
}

function outcomeFrom(wire: WireOrderChanges): ChangeOutcome {
  const { before, after, owed, points, consent, gift_lost, coupons_dropped, refusals, proposal } = wire;
  return {
    dishes: wire.kitchen_delta.map(changedDishFromWire),
    totalWas: moneyFromRoubles(before.total),
    totalNow: moneyFromRoubles(after.total),
    owed: moneyFromRoubles(owed),
    points: { spentBack: points.spent_back, earned: points.earned },
    asksConsent: consent === "required",
    giftLost: gift_lost && { couponId: gift_lost.coupon_id, name: gift_lost.name },
    couponsDropped: coupons_dropped,
    refusals,
    order: boardOrderFromWire(wire.order),
    proposal: proposal && { url: proposal.url, expiresAt: Date.parse(proposal.expires_at) },
  };
}

/** An answer of a call that changes an order and names its version. */
export function answerOf<Wire, Value>(result: OfficeResult<Wire>, read: (wire: Wire) => Value): ChangeAnswer<Value> {
  return result.ok ? { kind: "done", value: read(result.value) } : refusedAnswer(result.error);
}

function refusedAnswer({ code, status, data }: OfficeError): Exclude<ChangeAnswer<never>, { kind: "done" }> {
  if (code === "order_changed") {
    const order = BoardOrderSchema.safeParse(data["order"]);
    const by = ActorSchema.safeParse(data["by"]);
    if (order.success)
      return { kind: "changed", order: boardOrderFromWire(order.data), by: by.success ? by.data : null };
  }
  if (code === "staff_pin_required") return { kind: "pin" };
  if (status === null || status >= 500 || status === 429) return { kind: "failed" };
  const refusals = RefusalsSchema.safeParse(data["refusals"]);
  return { kind: "refused", code, refusals: refusals.success ? refusals.data : [] };
}
