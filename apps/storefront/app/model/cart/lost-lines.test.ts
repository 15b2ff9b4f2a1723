import { aCartLine } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { useCart } from "./cart-store.ts";
import { forgetLostLines, loseLines, takeBack, useLostLines } from "./lost-lines.ts";

const steak = aCartLine({ key: "steak", productId: 1, name: "Стейк" });
const mash = aCartLine({ key: "mash", productId: 2, name: "Пюре", quantity: 3 });
const soup = aCartLine({ key: "soup", productId: 3, name: "Суп" });

const cartKeys = () => useCart.getState().lines.map(({ key }) => key);

beforeEach(() => {
  forgetLostLines();
  useCart.setState({ lines: [steak, mash, soup], changes: [] });
});

describe("ERR-5 a dish that sold out while the order was sent", () => {
  it("is removed from the cart; later changes of other lines stay", () => {
    useCart.getState().changeQuantity("mash", 1);
    loseLines([steak]);
    expect(cartKeys()).toEqual(["mash", "soup"]);
    expect(useCart.getState().lines[0]?.quantity).toBe(4);
    expect(useLostLines.getState().lines).toEqual([steak]);
  });

  it("returns with its quantity after an undo, once", () => {
    loseLines([mash]);
    takeBack(mash);
    expect(useCart.getState().lines.at(-1)).toMatchObject({ key: "mash", quantity: 3 });
    expect(useLostLines.getState().lines).toEqual([]);
    loseLines([mash]);
    loseLines([mash]);
    expect(useLostLines.getState().lines).toHaveLength(1);
  });
});
