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
import { isRecord, readFlag, readList, readMoney, readNumber } from "../fields/read.ts";
import { TIP_STATES, type TipState, type WireNewTip, type WireOrderTips, type WireTip } from "./schemas.ts";

const DEFAULT_SUMS = [5_000, 10_000, 20_000].map(money);
const DEFAULT_MIN = money(3_000);
const DEFAULT_MAX = money(500_000);
/** No setting allows a larger single tip, in case the guest types one zero too many. */
const MAX_TIP = money(10_000_000);
const DEFAULT_DAYS = 7;
const MAX_DAYS = 30;
const MAX_SUMS = 4;

/**
 * `tips` of the settings: `true`, or an object with `sums`, `min`, `max` (roubles) and `days`. Null: the shop takes no
 * tips. Suggestions out of bounds are left out.
 */
export function tipPolicyFromWire(value: unknown): TipPolicy | null {
  if (!isRecord(value)) return readFlag(value) ? policyOf({}) : null;
  return readFlag(value["active"], true) ? policyOf(value) : null;
}

function policyOf(wire: Readonly<Record<string, unknown>>): TipPolicy {
  const min = positive(readMoney(wire["min"])) ?? DEFAULT_MIN;
  const asked = positive(readMoney(wire["max"])) ?? DEFAULT_MAX;
  const max = money(Math.min(Math.max(asked, min), Math.max(MAX_TIP, min)));
  const given = readList(wire["sums"]).flatMap((sum) => readMoney(sum) ?? []);
  const sums = given.length === 0 ? DEFAULT_SUMS : given;
  const days = Math.round(readNumber(wire["days"]) ?? DEFAULT_DAYS);
  return {
    sums: [...new Set(sums)]
      .filter((sum) => sum >= min && sum <= max)
      .sort((a, b) => a - b)
      .slice(0, MAX_SUMS),
    min,
    max,
    days: days < 1 ? DEFAULT_DAYS : Math.min(days, MAX_DAYS),
  };
}

function positive(sum: Money | null): Money | null {
  return sum !== null && sum > 0 ? sum : null;
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
