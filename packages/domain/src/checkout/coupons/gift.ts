import { checkChoices } from "../../cart/choices/check-choices.ts";
import { choiceUnits, soldChoices } from "../../cart/choices/choice-units.ts";
import { groupWithoutPresets } from "../../cart/choices/given-choices.ts";
import { resolveGroups } from "../../cart/choices/resolve-groups.ts";
import { settledLine } from "../../cart/choices/settle-choices.ts";
import type { StockRoom } from "../../cart/stock-room.ts";
import type { GiftChoice } from "../../cart/types.ts";
import type { Product } from "../../catalog/types.ts";
import { giftItemOf, pricedGiftOf } from "../../coupons/benefits.ts";
import type { Coupon } from "../../coupons/types.ts";
import type { PricingGift } from "../../pricing/types.ts";
import type { AskedLine, LineCheck, ServingBranch } from "../lines/checks/asked-line.ts";
import { checkOwnHours } from "../lines/checks/availability.ts";
import { checkInStock } from "../lines/checks/in-stock.ts";
import { checkLocation } from "../lines/checks/location.ts";
import { optionGap } from "../lines/checks/option-gap.ts";
import { shortInStock } from "../lines/checks/stock.ts";
import { checkStops } from "../lines/checks/stops.ts";
import { checkVariation } from "../lines/checks/variation.ts";
import { unknownIn } from "../lines/serve-lines.ts";
import type { LineRefusal, QuotedLine } from "../types.ts";

/** What is given with a gift: the presets of its groups. */
type GivenWith = Pick<QuotedLine, "supplements" | "choices">;

/** The gift of a coupon: added to the order, or refused like a line. */
export interface AskedGift extends GivenWith {
  readonly choice: GiftChoice;
  readonly quantity: number;
  /** Null when refused. */
  readonly priced: PricingGift | null;
  readonly refusal: LineRefusal | null;
}

/** The shopper's choice. A single gift needs no choice. */
export function giftChoiceOf(coupon: Coupon, wish: GiftChoice | null): GiftChoice | null {
  if (wish?.couponId === coupon.id) return wish;
  if (coupon.benefit.kind !== "gift" || coupon.benefit.gifts.length !== 1) return null;
  const [only] = coupon.benefit.gifts;
  return only === undefined ? null : { couponId: coupon.id, productId: only.productId, variationId: only.variationId };
}

/** Nobody chooses for a gift, so its groups get their presets that cost nothing. */
function giftLine(choice: GiftChoice, quantity: number, product: Product, branch: ServingBranch, room: StockRoom) {
  const gap = optionGap(branch, room);
  const { productId, variationId } = choice;
  const asked = { productId, variationId, quantity, supplements: [] };
  const groups = resolveGroups({ product, variationId }, branch.catalog);
  const request = settledLine(asked, product, groups, (option, group) => gap(option, group) === null);
  return { request, product, groups, branch, room };
}

/** A dish with a required group that presets do not fill cannot be given at all, or not now (MENU-17). */
const checkPresets: LineCheck = ({ request, product, groups, branch: { catalog } }) => {
  const { variationId, choices } = request;
  if (choices === undefined) return null;
  if (groupWithoutPresets({ product, variationId }, catalog) !== null) return { reason: "not-available" };
  const unfilled = checkChoices(groups, choices, () => null);
  return unfilled && { reason: "sold-out" };
};

const checks: readonly LineCheck[] = [
  checkLocation,
  ({ product, branch }) => checkOwnHours(product, branch.moment),
  checkInStock,
  checkStops,
  checkVariation,
  checkPresets,
];

/**
 * A gift may be in a hidden category. The branch must have it, with its presets, after all bought lines are served. Its
 * quantity is the coupon's (readings "Time, zones, stock").
 */
function giftRefusal(line: AskedLine, given: GivenWith): LineRefusal | null {
  for (const check of checks) {
    const refusal = check(line);
    if (refusal !== null) return refusal;
  }
  const { choices: _, ...taking } = line.request;
  const short = shortInStock(line.room, { ...taking, ...given }, line.product);
  return short?.reason === "supplement-not-offered" ? { reason: "sold-out" } : short;
}

function givenWith({ request: { choices }, groups }: AskedLine): GivenWith {
  if (choices === undefined) return { supplements: [] };
  const supplements = choiceUnits(groups, choices).supplements.map(({ id, name, count, price }) => ({
    id,
    name,
    count,
    price,
  }));
  return { supplements, choices: soldChoices(groups, choices) };
}

/** Checks a gift without taking its stock. A choice that the coupon does not offer is not available. */
export function askGift(coupon: Coupon, choice: GiftChoice, branch: ServingBranch, room: StockRoom): AskedGift {
  const item = giftItemOf(coupon, choice);
  const priced = pricedGiftOf(coupon, choice);
  const refused = (quantity: number, refusal: LineRefusal): AskedGift => ({
    choice,
    quantity,
    priced: null,
    refusal,
    supplements: [],
  });
  if (item === null || priced === null) return refused(1, { reason: "not-available" });
  const product = branch.catalog.products.get(choice.productId);
  if (product === undefined) return refused(item.quantity, unknownIn(branch, choice.productId));
  const line = giftLine(choice, item.quantity, product, branch, room);
  const given = givenWith(line);
  const refusal = giftRefusal(line, given);
  if (refusal !== null) return refused(item.quantity, refusal);
  return { choice, quantity: item.quantity, priced, refusal, ...given };
}
