import { promoCoupon, type ShopRules, type ShopState } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { Refusal } from "../../../input/refusal.ts";
import { type CallClaim, claimCall, repeatRefusal } from "../../../repeats/repeatable.ts";
import { rightsQuery, rulesWithRights } from "../../../shop/coupons/coupon-rights.ts";
import { heldRevisionQuery } from "../../../shop/revisions/held-revision.ts";
import { sendShopState, shopStateQueries } from "../../../shop/state/shop-state.ts";
import type { Shopper } from "../../../shop/state/shopper.ts";
import type { OrderAttempt, PlaceOrderDeps } from "./order-attempt.ts";
import { countOrder, type LimitRefusal, type SenderNetwork } from "./order-limits.ts";
import { unplaced } from "./unplaced.ts";

/** An attempt with the network that its promo code counts against; null: no code, or the code has been counted. */
export type JudgedAttempt = OrderAttempt & { readonly guesser: SenderNetwork | null };

/** The facts that decide an order. */
export interface OrderFacts {
  readonly state: ShopState;
  /**
   * The number that orders and coupon uses count for. Signed in: the user's own number, whatever number the order
   * names. Guest: the order's number.
   */
  readonly customer: string;
  /** Includes the coupons that the user has won. */
  readonly rules: ShopRules;
}

/**
 * Claims the key, counts the order against its limits, and reads the state, all sent together. The state is read behind
 * the locks of key and limits, so it includes an earlier order of the same shopper. Rolls back as `unplaced`; throws a
 * 429 for too many wrong promo codes.
 */
export async function claimAndRead(
  deps: PlaceOrderDeps,
  tx: Tx,
  attempt: JudgedAttempt,
  shopRules: ShopRules,
  now: number,
): Promise<OrderFacts> {
  const { userId, contact, guesser, request } = attempt;
  const isUnpaid = isPaidOnline(attempt, shopRules);
  const shopper: Shopper = {
    userId,
    phone: userId === null ? contact.phone : null,
    // Staff take an order by telephone, and an integration asks its own guests.
    ...(attempt.network === null ? {} : { blocks: { contact: contact.phone, former: deps.formerOf(contact.phone) } }),
  };
  const [claim, held, refusal, found, rights, waitMs] = await together(tx, (send) =>
    Promise.all([
      claimCall(tx, send, attempt.call, now),
      send(heldRevisionQuery(tx)),
      countOrder(tx, send, deps.limited, { isUnpaid, now }),
      sendShopState(send, shopStateQueries(tx, request, shopRules, shopper, now), shopper, now),
      userId === null ? [] : send(rightsQuery(tx, userId)),
      guesser === null ? 0 : deps.promoGuesses.waitOf(tx, send, guesser),
    ]),
  );
  requireNew(claim);
  if (deps.revision !== null && held[0]?.revision !== deps.revision) throw unplaced.rollback({ kind: "shop-changed" });
  deps.promoGuesses.requireNoWait(waitMs);
  requireAllowed(deps, attempt, refusal, isUnpaid);
  const rules = userId === null ? shopRules : rulesWithRights(shopRules, userId, rights);
  const { state, phone } = found;
  if (userId !== null && phone === null) throw new Refusal("rest_not_logged_in", "This account is gone");
  const isWrong = promoCoupon(request.promoCode ?? "", rules.coupons, state.customer) === null;
  if (guesser !== null && isWrong) throw unplaced.rollback({ kind: "wrong-promo", guesser });
  return { state, rules, customer: phone ?? contact.phone };
}

function requireNew(claim: CallClaim): void {
  if (claim.kind === "finished") throw unplaced.rollback({ kind: "repeated", answer: claim.answer });
  if (claim.kind !== "new") throw repeatRefusal(claim.kind);
}

function requireAllowed(
  deps: PlaceOrderDeps,
  attempt: OrderAttempt,
  refusal: LimitRefusal | null,
  isUnpaid: boolean,
): void {
  if (!isUnpaid) requireCode(deps, attempt);
  if (refusal !== null) throw unplaced.rollback({ kind: "limited", ...refusal });
}

/** Rolls back as `unplaced` where a guest must first confirm the number by a code. */
export function requireCode(
  { guestOrderCode }: Pick<PlaceOrderDeps, "guestOrderCode">,
  { userId, network }: Pick<OrderAttempt, "userId" | "network">,
): void {
  if (guestOrderCode && userId === null && network !== null) throw unplaced.rollback({ kind: "code-required" });
}

/** Whether the order is paid before it is accepted. */
export function isPaidOnline({ paymentMethod }: OrderAttempt, { payments }: ShopRules): boolean {
  return payments.methods.find(({ id }) => id === paymentMethod)?.online ?? false;
}
