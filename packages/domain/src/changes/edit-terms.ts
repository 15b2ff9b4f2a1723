import { isOnGrid } from "../cart/steps.ts";
import { largestQuantity } from "../checkout/lines/checks/quantity.ts";
import type { AddedDish, ChangeRefusal, OrderChange, OrderTerms, TermsLine, TermsPlace } from "./types.ts";

/** The terms as a list of changes leaves them, before they are priced. */
export interface EditedTerms {
  readonly terms: OrderTerms;
  /** The change says what becomes of the gift. */
  readonly isGiftAnswered: boolean;
  readonly refusals: readonly ChangeRefusal[];
}

interface Draft {
  terms: OrderTerms;
  /** The lines of the version that the caller saw; null: removed. Indices never move. */
  readonly slots: (TermsLine | null)[];
  readonly appended: TermsLine[];
  readonly refusals: ChangeRefusal[];
  isGiftAnswered: boolean;
}

/** Carries out the steps in order. A step that is refused changes nothing. */
export function editTerms(
  terms: OrderTerms,
  changes: readonly OrderChange[],
  added: readonly AddedDish[],
): EditedTerms {
  const draft: Draft = { terms, slots: [...terms.lines], appended: [], refusals: [], isGiftAnswered: false };
  let taken = 0;
  changes.forEach((change, index) => {
    const dish = change.kind === "add" || change.kind === "swap" ? addedLine(draft, added[taken++], index) : null;
    carryOut(draft, change, dish);
  });
  const lines = [...draft.slots.filter((line) => line !== null), ...draft.appended];
  return { terms: { ...draft.terms, lines }, isGiftAnswered: draft.isGiftAnswered, refusals: draft.refusals };
}

function addedLine({ refusals }: Draft, dish: AddedDish | undefined, change: number): TermsLine | null {
  if (dish?.line) return dish.line;
  refusals.push({ reason: "not-sold", change, why: dish?.refusal ?? { reason: "not-available" } });
  return null;
}

function carryOut(draft: Draft, change: OrderChange, dish: TermsLine | null): void {
  switch (change.kind) {
    case "remove":
      if (isGiftLine(draft.terms, change.line)) takeGift(draft, "none");
      else replace(draft, change.line, () => null);
      return;
    case "quantity":
      replace(draft, change.line, (line) => inQuantity(draft, line, change));
      return;
    case "add":
      if (dish !== null) draft.appended.push(dish);
      return;
    case "swap":
      replace(draft, change.line, (line) => dish ?? line);
      return;
    case "gift":
      answerGift(draft, change);
      return;
    case "address":
    case "method":
      draft.terms = { ...draft.terms, place: placeIn(draft.terms.place, change.place) };
      return;
    case "time":
      draft.terms = { ...draft.terms, moment: change.moment };
      return;
    case "payment":
    case "comment":
      return;
  }
}

function replace({ slots, refusals }: Draft, line: number, by: (line: TermsLine) => TermsLine | null): void {
  const present = slots[line] ?? null;
  if (present === null) refusals.push({ reason: "no-such-line", line });
  else slots[line] = by(present);
}

/** A weighed line is set to the grams on the scales; pieces and portions keep to the steps of the dish. */
function inQuantity(
  { refusals }: Draft,
  present: TermsLine,
  { line, quantity }: { readonly line: number; readonly quantity: number },
): TermsLine {
  const grid = present.measure.kind === "grams" ? { initialQuantity: 1, step: 1 } : present;
  if (isOnGrid(quantity, grid) && quantity <= largestQuantity) return { ...present, quantity };
  refusals.push({ reason: "quantity", line, initial: grid.initialQuantity, step: grid.step });
  return present;
}

/** Whether it is the index of the gift, which follows the bought lines. */
function isGiftLine({ gift, lines }: OrderTerms, line: number): boolean {
  return gift !== null && gift.taken !== "none" && line === lines.length;
}

function answerGift(draft: Draft, { couponId, item }: Extract<OrderChange, { readonly kind: "gift" }>): void {
  const { gift } = draft.terms;
  const isIts =
    item === null || (item.productId === gift?.line.productId && item.variationId === gift.line.variationId);
  if (gift?.couponId !== couponId || !isIts) draft.refusals.push({ reason: "no-such-gift", couponId });
  else takeGift(draft, item === null ? "none" : "gift");
}

function takeGift(draft: Draft, taken: "gift" | "none"): void {
  const { gift } = draft.terms;
  draft.isGiftAnswered = true;
  if (gift !== null) draft.terms = { ...draft.terms, gift: { ...gift, taken } };
}

/** An order that stays in its zone keeps the fee and the minimum of the day on which it was placed. */
function placeIn(present: TermsPlace, next: TermsPlace): TermsPlace {
  const stays = next.zoneId === present.zoneId && next.method === present.method;
  return stays ? { ...next, fee: present.fee, minimum: present.minimum } : next;
}
