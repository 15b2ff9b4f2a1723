import { emptySelection, type Money, money, type Quote } from "@skatert/domain";
import { aQuote } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { readCartLine } from "../cart-shape.ts";
import type { OrderDraft } from "../checkout-request.ts";
import { forgetTotal, readTotalChange, useTotalChange, watchTotal } from "./total-watch.ts";

const line = readCartLine({ productId: 7, quantity: 1, unitPrice: 45_000, name: "Цезарь" });
const draft: OrderDraft = {
  lines: line === null ? [] : [line],
  place: { kind: "pickup", locationId: 21, warehouseId: 501, pointId: 31, name: "На Соборной", address: "Соборная, 1" },
  offered: [],
  selection: emptySelection,
  promoCode: null,
  takeTime: { kind: "soonest" },
  express: false,
  bonusPoints: 0,
  paymentMethod: null,
};

function quoteFor(total: Money, unitPrice = total): Quote {
  return aQuote({
    total,
    lines: [
      {
        productId: 7,
        variationId: null,
        name: "Цезарь",
        quantity: 1,
        unitPrice,
        total: unitPrice,
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
    watchTotal({ ...draft, express: true }, dear);
    expect(told()).toBeNull();
    watchTotal({ ...draft, express: true }, quoteFor(money(600_00)));
    watchTotal({ ...draft, promoCode: "TEN" }, quoteFor(money(540_00), money(600_00)));
    expect(told()).toMatchObject({ before: null, changes: [{ kind: "price" }] });
  });

  it("is told when the shop withdraws a coupon, not when the shopper lets go of one", () => {
    const withCoupon = { ...draft, selection: { ...emptySelection, couponIds: [1] } };
    watchTotal(withCoupon, cheap);
    watchTotal(draft, dear);
    expect(told()).toMatchObject({ before: 450_00, after: 510_00 });
    forgetTotal();
    watchTotal(withCoupon, cheap);
    watchTotal({ ...draft, selection: { ...emptySelection, declined: [1] } }, dear);
    expect(told()).toBeNull();
  });
});
