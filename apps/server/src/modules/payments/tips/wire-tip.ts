import type { TIP_REASONS, WireOrderTips, WireTip } from "@skatert/contract";
import { money, moneyToRoubles, type TipPolicy, tipRecipients, tipsUntil, tipTimeRefusal } from "@skatert/domain";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { tippedOrder } from "./tip-context.ts";
import type { Tip } from "./tip-repository.ts";

/** The tips of an order, as its owner sees them; without a policy the shop takes none. */
export function wireOrderTips(
  order: StoredOrder,
  tips: readonly Tip[],
  policy: TipPolicy | null,
  now: number,
): WireOrderTips {
  const wireTips = tips.map(wireTip);
  const reason = policy === null ? "off" : reasonOf(order, policy, now);
  if (policy === null || reason !== null)
    return { can_tip: false, ...(reason === null ? {} : { reason }), ...nothing, tips: wireTips };
  const about = tippedOrder(order);
  const until = tipsUntil(about, policy);
  return {
    can_tip: true,
    recipients: [...tipRecipients(about.fulfilment)],
    sums: policy.sums.map(moneyToRoubles),
    min: moneyToRoubles(policy.min),
    max: moneyToRoubles(policy.max),
    until: until === null ? null : new Date(until).toISOString(),
    tips: wireTips,
  };
}

const nothing = { recipients: [], sums: [], min: 0, max: 0, until: null };

function reasonOf(order: StoredOrder, policy: TipPolicy, now: number): (typeof TIP_REASONS)[number] | null {
  const refusal = tipTimeRefusal(tippedOrder(order), policy, now);
  return refusal?.reason === "too-late" ? "too-late" : refusal === null ? null : "not-handed-over";
}

export function wireTip(tip: Tip): WireTip {
  return {
    id: tip.id,
    recipient: tip.recipient,
    amount: moneyToRoubles(money(tip.amount)),
    state: tip.state,
    date: new Date(tip.paid_at ?? tip.created_at).toISOString(),
  };
}
