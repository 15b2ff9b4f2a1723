import {
  type Instant,
  type Money,
  money,
  moneyFromRoubles,
  moneyToRoubles,
  TIP_RECIPIENTS,
  type TipPolicy,
  type TipRecipient,
  type TipWish,
} from "@skatert/domain";
import { isRecord, readFlag } from "../fields/read.ts";
import { readSum, readSums, readWhole } from "../setting-rows/readers.ts";
import { SETTING_ROWS } from "../setting-rows/rows.ts";
import { TIP_STATES, type TipState, type WireNewTip, type WireOrderTips, type WireTip } from "./schemas.ts";

/**
 * `tips` of the settings: `true`, or an object with `sums`, `min`, `max` (roubles) and `days`. Null: the shop takes no
 * tips. Suggestions out of bounds are left out.
 */
export function tipPolicyFromWire(value: unknown): TipPolicy | null {
  if (!isRecord(value)) return readFlag(value) ? policyOf({}) : null;
  return readFlag(value["active"], true) ? policyOf(value) : null;
}

function policyOf(wire: Readonly<Record<string, unknown>>): TipPolicy {
  const rows = SETTING_ROWS;
  const min = readSum("tips.min", wire["min"]);
  // No setting allows a larger single tip, in case the guest types one zero too many.
  const most = money(Math.max(rows["tips.max"].max, min));
  const max = money(Math.min(Math.max(readSum("tips.max", wire["max"]), min), most));
  return {
    sums: [...new Set(readSums("tips.sums", wire["sums"]))]
      .filter((sum) => sum >= min && sum <= max)
      .sort((a, b) => a - b)
      .slice(0, rows["tips.sums"].maxCount),
    min,
    max,
    days: readWhole("tips.days", wire["days"]),
  };
}

export function newTipToWire({ recipient, amount, again }: TipWish): WireNewTip {
  return { recipient, amount: moneyToRoubles(amount), ...(again ? { again } : {}) };
}

/** The sum is rounded to a kopeck. */
export function newTipFromWire({ recipient, amount, again }: WireNewTip): TipWish {
  return { recipient, amount: moneyFromRoubles(amount), again: again ?? false };
}

/** A tip of an order, as its owner sees it. */
export interface OrderTip {
  readonly id: string;
  readonly recipient: TipRecipient;
  readonly amount: Money;
  readonly state: TipState;
  readonly at: Instant;
}

/** Whether an order accepts tips now, for whom and in which sums, and its tips. */
export interface OrderTips {
  readonly canTip: boolean;
  readonly recipients: readonly TipRecipient[];
  readonly sums: readonly Money[];
  readonly min: Money;
  readonly max: Money;
  /** Oldest first. */
  readonly tips: readonly OrderTip[];
}

/** Unknown recipients and states of a newer shop are left out. */
export function orderTipsFromWire(wire: WireOrderTips): OrderTips {
  return {
    canTip: wire.can_tip,
    recipients: TIP_RECIPIENTS.filter((recipient) => wire.recipients.includes(recipient)),
    sums: wire.sums.map(moneyFromRoubles),
    min: moneyFromRoubles(wire.min),
    max: moneyFromRoubles(wire.max),
    tips: wire.tips.flatMap((tip) => tipFromWire(tip) ?? []),
  };
}

function tipFromWire({ id, amount, date, ...wire }: WireTip): OrderTip | null {
  const recipient = TIP_RECIPIENTS.find((known) => known === wire.recipient);
  const state = TIP_STATES.find((known) => known === wire.state);
  if (recipient === undefined || state === undefined) return null;
  return { id, recipient, state, amount: moneyFromRoubles(amount), at: Date.parse(date) };
}
