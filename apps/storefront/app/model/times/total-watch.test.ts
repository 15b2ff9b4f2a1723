import { emptySelection, type Money, money, multiplyMoney, type Quote } from "@skatert/domain";
import { aQuote } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { readCartLine } from "../cart/cart-shape.ts";
import type { OrderDraft } from "../quote/checkout-request.ts";
import { forgetTotal, noteOtherTab, readTotalChange, useTotalChange, watchTotal } from "./total-watch.ts";

/** The cart's line at the price stored in the cart. */
function linesAt(unitPrice: Money, quantity = 1): OrderDraft["lines"] {
  const line = readCartLine({ productId: 7, quantity, unitPrice, name: "Цезарь" });
  return line === null ? [] : [line];
}
const draft: OrderDraft = {
  lines: linesAt(money(450_00)),
  place: { kind: "pickup", locationId: 21, warehouseId: 501, pointId: 31, name: "На Соборной", address: "Соборная, 1" },
  offered: [],
  selection: emptySelection,
  promoCode: null,
  takeTime: { kind: "soonest" },
  express: false,
  bonusPoints: 0,
  paymentMethod: null,
};

function quoteFor(total: Money, unitPrice = total, quantity = 1): Quote {
  return aQuote({
    total,
    lines: [
      {
        productId: 7,
        variationId: null,
        name: "Цезарь",
        quantity,
        unitPrice,
        total: multiplyMoney(unitPrice, quantity),
        giftOf: null,
        supplements: [],
        refusal: null,
      },
    ],
  });
}
const told = () => useTotalChange.getState().change;
const [cheap, dear] = [quoteFor(money(450_00)), quoteFor(money(510_00))];

describe("a total that the shop changes", () => {
  beforeEach(forgetTotal);

  it("is shown with both totals and the dish, until the shopper has read it", () => {
    watchTotal(draft, cheap);
    expect(told()).toBeNull();
    watchTotal(draft, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00, changes: [{ kind: "price", name: "Цезарь" }] });
    readTotalChange();
    expect(told()).toBeNull();
    watchTotal(draft, dear);
    expect(told()).toBeNull();
  });

  it("sums several changes from the total the shopper saw, and is hidden when the total is back", () => {
    watchTotal(draft, cheap);
    watchTotal(draft, dear);
    watchTotal(draft, quoteFor(money(600_00)));
    expect(told()).toMatchObject({ before: 450_00, after: 600_00 });
    watchTotal(draft, cheap);
    expect(told()).toBeNull();
  });

  it("is hidden for the shopper's own changes, and keeps unread reasons", () => {
    watchTotal(draft, cheap);
    watchTotal({ ...draft, express: true }, quoteFor(money(510_00), money(450_00)));
    expect(told()).toBeNull();
    watchTotal({ ...draft, express: true }, quoteFor(money(600_00)));
    const repriced = { ...draft, lines: linesAt(money(600_00)) };
    watchTotal({ ...repriced, promoCode: "TEN" }, quoteFor(money(540_00), money(600_00)));
    expect(told()).toMatchObject({ before: null, changes: [{ kind: "price" }] });
  });

  it("is shown when the shop withdraws a coupon, but not when the shopper deselects one", () => {
    const withCoupon = { ...draft, selection: { ...emptySelection, couponIds: [1] } };
    watchTotal(withCoupon, cheap);
    watchTotal(draft, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00 });
    forgetTotal();
    watchTotal(withCoupon, cheap);
    watchTotal({ ...draft, selection: { ...emptySelection, declined: [1] } }, quoteFor(money(510_00), money(450_00)));
    expect(told()).toBeNull();
  });

  it("is shown at the first quote against the cart's stored prices, until the prices are back", () => {
    watchTotal(draft, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00, changes: [{ kind: "price", before: 450_00 }] });
    const repriced = { ...draft, lines: linesAt(money(510_00)) };
    watchTotal(repriced, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00 });
    watchTotal(repriced, quoteFor(money(600_00)));
    expect(told()).toMatchObject({ before: 450_00, after: 600_00 });
    watchTotal(repriced, cheap);
    expect(told()).toBeNull();
  });

  it("is shown when a price changes while the shopper adds a portion, with totals of the new order", () => {
    watchTotal(draft, cheap);
    watchTotal({ ...draft, lines: linesAt(money(450_00), 2) }, quoteFor(money(1020_00), money(510_00), 2));
    expect(told()).toMatchObject({ before: 900_00, after: 1020_00, changes: [{ before: 900_00, after: 1020_00 }] });
  });

  it("is shown without totals where only the server can price the order", () => {
    watchTotal({ ...draft, bonusPoints: 100 }, quoteFor(money(410_00), money(510_00)));
    expect(told()).toMatchObject({ before: null, after: 410_00, changes: [{ before: 450_00, after: 510_00 }] });
    watchTotal({ ...draft, lines: linesAt(money(510_00)), bonusPoints: 100 }, quoteFor(money(410_00), money(510_00)));
    expect(told()).toMatchObject({ before: null, changes: [{ kind: "price" }] });
  });

  it("is told when another tab has changed the order, with the total seen here", () => {
    watchTotal(draft, cheap);
    const two = { ...draft, lines: linesAt(money(450_00), 2) };
    noteOtherTab(draft, two);
    watchTotal(two, quoteFor(money(900_00), money(450_00), 2));
    expect(told()).toEqual({ before: 450_00, after: 900_00, changes: [{ kind: "other-tab" }] });
    watchTotal(two, quoteFor(money(900_00), money(450_00), 2));
    expect(told()).toMatchObject({ before: 450_00, after: 900_00 });
    readTotalChange();
    watchTotal({ ...two, express: true }, quoteFor(money(1000_00), money(450_00), 2));
    expect(told()).toBeNull();
  });

  it("stays told after an own change, and is not told where the other tab left the order as it is", () => {
    watchTotal(draft, cheap);
    const two = { ...draft, lines: linesAt(money(450_00), 2) };
    noteOtherTab(draft, two);
    watchTotal(two, quoteFor(money(900_00), money(450_00), 2));
    watchTotal({ ...two, express: true }, quoteFor(money(1000_00), money(450_00), 2));
    expect(told()).toEqual({ before: null, after: 900_00, changes: [{ kind: "other-tab" }] });
    forgetTotal();
    watchTotal(draft, cheap);
    noteOtherTab(draft, { ...draft, lines: linesAt(money(510_00)), paymentMethod: "card" });
    noteOtherTab(draft, null);
    watchTotal(two, quoteFor(money(900_00), money(450_00), 2));
    expect(told()).toBeNull();
  });

  const two = { ...draft, lines: linesAt(money(450_00), 2) };
  const twoCheap = quoteFor(money(900_00), money(450_00), 2);

  it("does not blame another tab for an own change that waits for its quote", () => {
    watchTotal(draft, cheap);
    noteOtherTab(two, { ...two, paymentMethod: "card" });
    watchTotal(two, twoCheap);
    expect(told()).toBeNull();
  });

  it("is told without the seen total when this tab and another one have changed the order", () => {
    watchTotal(draft, cheap);
    const own = { ...draft, express: true };
    const both = { ...own, lines: two.lines };
    noteOtherTab(own, both);
    watchTotal(both, quoteFor(money(1000_00), money(450_00), 2));
    expect(told()).toEqual({ before: null, after: 1000_00, changes: [{ kind: "other-tab" }] });
    watchTotal(draft, cheap);
    expect(told()).toMatchObject({ before: null });
    watchTotal(own, quoteFor(money(550_00), money(450_00)));
    expect(told()).toBeNull();
  });

  it("forgets another tab's change that is taken back before its quote", () => {
    watchTotal(draft, cheap);
    noteOtherTab(draft, two);
    noteOtherTab(two, draft);
    watchTotal(two, twoCheap);
    expect(told()).toBeNull();
    noteOtherTab(two, draft);
    watchTotal(two, twoCheap);
    watchTotal(draft, cheap);
    expect(told()).toBeNull();
  });

  it("forgets another tab's change that is taken back after its quote, in any tab", () => {
    for (const takeBack of [() => noteOtherTab(two, draft), () => undefined]) {
      forgetTotal();
      watchTotal(draft, cheap);
      noteOtherTab(draft, two);
      watchTotal(two, twoCheap);
      expect(told()).not.toBeNull();
      takeBack();
      watchTotal(draft, cheap);
      expect(told()).toBeNull();
      watchTotal(draft, dear);
      expect(told()?.changes.map(({ kind }) => kind)).toEqual(["price"]);
    }
  });

  it("compares with the order before the first untold change, not with an older one", () => {
    watchTotal(draft, cheap);
    noteOtherTab(draft, two);
    watchTotal(two, quoteFor(money(450_00), money(450_00), 2));
    const express = { ...two, express: true };
    watchTotal(express, twoCheap);
    const one = { ...express, lines: draft.lines };
    noteOtherTab(express, one);
    watchTotal(one, cheap);
    expect(told()).toMatchObject({ changes: [{ kind: "other-tab" }] });
    watchTotal(express, twoCheap);
    expect(told()).toBeNull();
  });

  it("leaves the prices of another branch to the word about the new place (CART-4)", () => {
    watchTotal(draft, cheap);
    watchTotal({ ...draft, place: { ...draft.place, warehouseId: 502 } }, dear);
    expect(told()).toBeNull();
  });
});
