import type { LanguageCode, OrderLimitReason, WireOrderRequest } from "@skatert/contract";
import type { Kysely } from "kysely";
import type { OrderLimits } from "../../../config/limits-env.ts";
import type { Database } from "../../../database/tables.ts";
import type { RefusalWatch } from "../../../http/limits/refusal-watch.ts";
import { formerName } from "../../../shop/guests/former-name.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { Checkout } from "../../checkout/service.ts";
import type { OrderEvents } from "../events.ts";
import { unpaidCancelInsert } from "../moving/unpaid-orders.ts";
import { promiseInserts } from "../promises/keep-promise.ts";
import { placedOrder } from "../shown/placed-order.ts";
import { attemptOf, type OrderSender } from "./attempt-of.ts";
import type { FindPosition } from "./find-position.ts";
import type { OrderOutcome } from "./order-attempt.ts";
import { limitedSubjects } from "./order-limits.ts";
import { placeOrder } from "./place-order.ts";
import { withPosition } from "./with-position.ts";

export interface PlaceSentDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly checkout: Checkout;
  readonly now: () => number;
  readonly findPosition: FindPosition;
  /** Whether a provider looks up addresses; otherwise the shop's street list does. */
  readonly asksProvider: boolean;
  readonly limits: OrderLimits;
  readonly limitWatch: Pick<RefusalWatch<OrderLimitReason>, "note">;
  /** A keyed digest of a phone number, E.164. */
  readonly personOf: (phone: string) => string;
  readonly events: Pick<OrderEvents, "placed" | "changed" | "stopListChanged">;
}

export interface SentOrder {
  readonly body: WireOrderRequest;
  readonly from: OrderSender;
  readonly language: LanguageCode;
}

const maxRevisions = 5;

/**
 * Judges the order by the shop of its transaction. Otherwise it could be placed at a branch that has just been closed
 * for good, where no board shows it (EDIT-3).
 */
export async function placeSent(deps: PlaceSentDeps, sent: SentOrder): Promise<OrderOutcome> {
  let isStuck = false;
  for (let tries = 1; ; tries += 1) {
    const { revision } = await deps.shop.current();
    const outcome = await placeUnder(deps, sent, isStuck || tries === maxRevisions ? null : revision);
    if (outcome.kind !== "shop-changed") return outcome;
    await deps.shop.refresh();
    // A revision that cannot be read leaves the last good copy, which still sells.
    isStuck = (await deps.shop.current()).revision === revision;
  }
}

async function placeUnder(
  deps: PlaceSentDeps,
  { body, from, language }: SentOrder,
  revision: string | null,
): ReturnType<typeof placeOrder> {
  const sent = attemptOf(body, from);
  const rules = await deps.checkout.rulesFor(sent.request.warehouseId, language);
  const attempt = await withPosition(deps.findPosition, sent, language, { ...rules, asksProvider: deps.asksProvider });
  const settings = (await deps.shop.current()).settings();
  const { pendingOrderCancelSeconds, guestOrderCode } = settings;
  const outcome = await placeOrder(
    {
      db: deps.db,
      revision,
      now: deps.now,
      limited: limitedSubjects({ ...attempt, phone: deps.personOf(attempt.contact.phone) }, deps.limits),
      formerOf: (phone) => formerName(deps.personOf(phone)),
      unpaidSeconds: pendingOrderCancelSeconds,
      guestOrderCode,
      answerFor: (order) => JSON.stringify(placedOrder(order)),
      promoGuesses: deps.checkout.promoGuesses,
      extraInserts: (tx, order, { pace }) => [
        ...(order.stage === "awaiting-payment"
          ? [unpaidCancelInsert(tx, order, pendingOrderCancelSeconds)]
          : promiseInserts(tx, order, order.created_at, { settings, pace })),
        ...deps.events.placed(tx, { order, by: attempt.madeBy }),
      ],
    },
    attempt,
    rules,
  );
  if (outcome.kind === "placed") {
    const placed = { id: outcome.orderId, stage: outcome.stage };
    deps.events.changed({ order: { ...placed, user_id: from.userId, warehouse_id: attempt.request.warehouseId } });
    deps.events.stopListChanged({ products: outcome.emptied });
  }
  if (outcome.kind === "limited") deps.limitWatch.note(outcome.reason);
  return outcome;
}
