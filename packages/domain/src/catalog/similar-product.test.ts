import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { similarProduct } from "./similar-product.ts";

const soup = (id: number, roubles: number) => aProduct({ id, price: money(roubles * 100), categoryIds: [1] });
const lost = soup(1, 300);
const catalog = aCatalog({
  categories: [
    aCategory({ id: 1, products: [lost, soup(2, 340), soup(4, 320), soup(3, 280), soup(5, 500)] }),
    aCategory({ id: 2, products: [aProduct({ id: 9, price: money(300_00), categoryIds: [2] })] }),
  ],
});

const priceOf = ({ price }: typeof lost) => price;

describe("ERR-5 replacement for a sold-out dish", () => {
  it("is of the same section and closest in price, the cheaper of two at equal distance", () => {
    expect(similarProduct(lost, catalog, () => true, priceOf)?.id).toBe(3);
  });

  it("is sold by the branch now", () => {
    expect(similarProduct(lost, catalog, ({ id }) => id !== 3, priceOf)?.id).toBe(4);
  });

  it("is null when the section has no other dish", () => {
    expect(similarProduct(lost, catalog, () => false, priceOf)).toBeNull();
    expect(similarProduct({ ...lost, categoryIds: [] }, catalog, () => true, priceOf)).toBeNull();
  });
});
