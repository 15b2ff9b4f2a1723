import { describe, expect, it } from "vitest";
import { orderPictures } from "./order-pictures.ts";

const picture = (src: string) => ({ src, alt: "", width: 4, height: 3, widths: [] });
const products = new Map(
  [
    { id: 1, images: [picture("/soup.webp"), picture("/soup-2.webp")], inStock: false },
    { id: 2, images: [], inStock: true },
    { id: 3, images: [picture("/pie.webp")], inStock: true },
    { id: 4, images: [picture("/tea.webp")], inStock: true },
  ].map((product) => [product.id, product]),
);

describe("ROUTE-10 an order in the history", () => {
  const shown = (ids: readonly number[], max = 4) => {
    const lines = ids.map((productId) => ({ productId }));
    return orderPictures({ lines }, { products }, max).map(({ src }) => src);
  };

  it("has a picture of each dish on the menu, sold out or not", () => {
    expect(shown([1, 2, 3, 99])).toEqual(["/soup.webp", "/pie.webp"]);
  });

  it("has one picture of a repeated dish, and no more pictures than fit a row", () => {
    expect(shown([3, 3, 1, 4], 2)).toEqual(["/pie.webp", "/soup.webp"]);
  });
});
