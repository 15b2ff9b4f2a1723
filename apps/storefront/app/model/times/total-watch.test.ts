import { emptySelection, type Money, money, multiplyMoney, type Quote } from "@skatert/domain";
import { aQuote } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { readCartLine } from "../cart/cart-shape.ts";
import type { OrderDraft } from "../quote/checkout-request.ts";
import { forgetTotal, readTotalChange, useTotalChange, watchTotal } from "./total-watch.ts";

/** The cart's line at the price that the cart keeps. */
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

describe("a total that changes by itself", () => {
  beforeEach(forgetTotal);

  it("is told with both totals and the dish, until it is read", () => {
    watchTotal(draft, cheap);
    expect(told()).toBeNull();
    watchTotal(draft, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00, changes: [{ kind: "price", name: "Цезарь" }] });
    readTotalChange();
    expect(told()).toBeNull();
    watchTotal(draft, dear);
    expect(told()).toBeNull();
  });

  it("counts several changes from the total that the shopper has seen, and is silent when it is back", () => {
    watchTotal(draft, cheap);
    watchTotal(draft, dear);
    watchTotal(draft, quoteFor(money(600_00)));
    expect(told()).toMatchObject({ before: 450_00, after: 600_00 });
    watchTotal(draft, cheap);
    expect(told()).toBeNull();
  });

  it("is not told for what the shopper changes, and keeps the reasons that are still unread", () => {
    watchTotal(draft, cheap);
    watchTotal({ ...draft, express: true }, quoteFor(money(510_00), money(450_00)));
    expect(told()).toBeNull();
    watchTotal({ ...draft, express: true }, quoteFor(money(600_00)));
    const repriced = { ...draft, lines: linesAt(money(600_00)) };
    watchTotal({ ...repriced, promoCode: "TEN" }, quoteFor(money(540_00), money(600_00)));
    expect(told()).toMatchObject({ before: null, changes: [{ kind: "price" }] });
  });

  it("is told when the shop withdraws a coupon, not when the shopper lets go of one", () => {
    const withCoupon = { ...draft, selection: { ...emptySelection, couponIds: [1] } };
    watchTotal(withCoupon, cheap);
    watchTotal(draft, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00 });
    forgetTotal();
    watchTotal(withCoupon, cheap);
    watchTotal({ ...draft, selection: { ...emptySelection, declined: [1] } }, quoteFor(money(510_00), money(450_00)));
    expect(told()).toBeNull();
  });

  it("is told at the first answer against the prices that the cart kept, until it is back at them", () => {
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

  it("is told when a price changes while the shopper adds a portion, with the totals of the new order", () => {
    watchTotal(draft, cheap);
    watchTotal({ ...draft, lines: linesAt(money(450_00), 2) }, quoteFor(money(1020_00), money(510_00), 2));
    expect(told()).toMatchObject({ before: 900_00, after: 1020_00, changes: [{ before: 900_00, after: 1020_00 }] });
  });

  it("is told without totals where the server alone can count what the order cost before", () => {
    watchTotal({ ...draft, bonusPoints: 100 }, quoteFor(money(410_00), money(510_00)));
    expect(told()).toMatchObject({ before: null, after: 410_00, changes: [{ before: 450_00, after: 510_00 }] });
    watchTotal({ ...draft, lines: linesAt(money(510_00)), bonusPoints: 100 }, quoteFor(money(410_00), money(510_00)));
    expect(told()).toMatchObject({ before: null, changes: [{ kind: "price" }] });
  });

  it("leaves the prices of another branch to the word about the new place (CART-4)", () => {
    watchTotal(draft, cheap);
    watchTotal({ ...draft, place: { ...draft.place, warehouseId: 502 } }, dear);
    expect(told()).toBeNull();
  });
});
