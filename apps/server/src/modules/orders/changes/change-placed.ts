import { type CouponId, priceTerms, zero } from "@skatert/domain";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import { readShopState } from "../../../shop/state/shop-state.ts";
import { changeOrder } from "../changing/change-order.ts";
import { takenBy } from "../reservations/stock-moves.ts";
import { getOrder } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { Author, ChangeOutcome, ChangePlacedDeps, Tried, WantedChange } from "./change-types.ts";
import { type AskedChanges, type ChangeFacts, decideChange, itemsOf } from "./decide-change.ts";
import { locateAddresses } from "./locate-addresses.ts";
import { type Lost, moveReservation, outdated } from "./move-reservation.ts";
import { propose } from "./propose-change.ts";
import { saveVersion } from "./save-version.ts";
import type { OrderVersion } from "./stored-changes.ts";

/** Ends a transaction that leaves no trace. */
const untouched = rollbacks<Tried & { readonly kind: "tried" | "refused" }>();

const maxTries = 5;

/** Changes a placed order, or asks its guest (CHANGE-1). */
export async function changePlaced(deps: ChangePlacedDeps, wanted: WantedChange): Promise<ChangeOutcome> {
  const changes = await locateAddresses(deps, wanted);
  const located = { ...wanted, changes };
  const outcome = await made(deps, located, wanted, {
    guard: wanted.guard,
    consentTo({ decision: { needsConsent } }) {
      if (wanted.isTry || (needsConsent && wanted.consent === "link")) return null;
      return needsConsent ? "phone" : "none";
    },
  });
  if (outcome.kind !== "tried" || wanted.isTry) return outcome;
  return propose(deps, located, outcome);
}

type Version = AskedChanges & Pick<WantedChange, "orderId" | "reason"> & { readonly madeBy?: string };

interface Permit {
  /** Runs first, while the order is locked; a throw refuses the change. */
  readonly guard: (tx: Tx, order: StoredOrder) => Promise<void>;
  /** The consent with which a change that can be made is made; null: it is not made. */
  readonly consentTo: (tried: Tried) => OrderVersion["consent"] | null;
}

/** Decides a change while its order is locked, and makes it with all that follows. */
export async function made(
  deps: ChangePlacedDeps,
  version: Version,
  author: Author,
  permit: Permit,
): Promise<ChangeOutcome> {
  const without = new Set<CouponId>();
  for (let tries = 1; ; tries += 1) {
    const outcome = await outdated.outcomeOf<ChangeOutcome | Lost>(() =>
      untouched.outcomeOf<ChangeOutcome>(() => once(deps, version, author, permit, without)),
    );
    if (outcome.kind === "no-room") throw new Error("a change without room was not refused");
    if (outcome.kind !== "lost") return outcome;
    if (outcome.couponId !== null) without.add(outcome.couponId);
    if (tries >= maxTries) throw new Error(`a change of order ${version.orderId} was outdated ${tries} times`);
  }
}

async function once(
  deps: ChangePlacedDeps,
  version: Version,
  author: Author,
  { guard, consentTo }: Permit,
  without: ReadonlySet<CouponId>,
): Promise<ChangeOutcome> {
  const settings = (await deps.shop.current()).settings();
  const seen = await getOrder(deps.db, version.orderId);
  if (seen === null) return { kind: "not-found" };
  const rules = await deps.checkout.rulesFor(seen.warehouse_id);
  let result: Tried | null = null;
  let hasEnded = false;
  let products: readonly number[] = [];
  await changeOrder(deps, version.orderId, {
    ...author,
    async work(tx, stored) {
      const order = withoutCoupons(stored, without);
      await guard(tx, order);
      hasEnded = order.stage === "handed-over" || order.stage === "cancelled";
      if (hasEnded) return [];
      const { refunds, atGateways } = await deps.refunds.moneyOf(tx, order.id);
      const hasRefundedParts = refunds.some(({ lines }) => lines.length > 0);
      const hasOnlineMoney = atGateways > zero;
      const facts = { ...(await factsOf(deps, tx, order, version, rules)), hasRefundedParts, hasOnlineMoney };
      const decision = decideChange(order, version, facts);
      const owed = await deps.owedFor(tx, order.id, decision.after.total);
      result = { decision, owed };
      if (decision.refusals.length > 0) throw untouched.rollback({ kind: "refused", ...result });
      const pointsBack = refunds.reduce((sum, refund) => sum + refund.pointsBack, 0);
      const room = await outdated.outcomeOf(() => moveReservation(tx, order, decision, { ...facts, pointsBack }));
      if ("kind" in room) {
        if (room.kind === "lost") throw outdated.rollback(room);
        const refused = { ...decision, refusals: [{ reason: room.reason }] };
        throw untouched.rollback({ kind: "refused", decision: refused, owed });
      }
      const consent = consentTo(result);
      if (consent === null) throw untouched.rollback({ kind: "tried", ...result });
      products = room.products;
      return saveVersion(deps, tx, order, decision, {
        ...version,
        by: author.by,
        consent,
        at: deps.now(),
        settings,
        rules,
      });
    },
  });
  if (hasEnded) return { kind: "ended" };
  if (result === null) return { kind: "not-found" };
  deps.events.stopListChanged({ products });
  return { kind: "made", ...(result satisfies Tried as Tried) };
}

/** A coupon that another order has used up meanwhile does not come back. */
function withoutCoupons(order: StoredOrder, without: ReadonlySet<CouponId>): StoredOrder {
  const { terms } = order.details;
  if (terms === undefined || without.size === 0) return order;
  const coupons = terms.coupons.filter(({ id }) => !without.has(id));
  return { ...order, details: { ...order.details, terms: { ...terms, coupons } } };
}

async function factsOf(
  deps: ChangePlacedDeps,
  tx: Tx,
  order: StoredOrder,
  { changes }: AskedChanges,
  rules: ChangeFacts["rules"],
): Promise<Omit<ChangeFacts, "hasRefundedParts" | "hasOnlineMoney">> {
  const { terms, lines } = order.details;
  const own = terms === undefined ? lines : priceTerms(terms).lines;
  const asked = { lines: [...own, ...itemsOf(changes)] };
  const shopper = { userId: order.user_id, phone: order.user_id === null ? order.phone : null };
  const state = await readShopState(tx, asked, rules, shopper, deps.now());
  return { rules, state, taken: await takenBy(tx, order.id) };
}
