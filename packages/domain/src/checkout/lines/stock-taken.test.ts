import { describe, expect, it } from "vitest";
import { aLineRequest, aStockLevel } from "../../testing/cart.ts";
import { aCatalog, aProduct, aVariation } from "../../testing/catalog.ts";
import { aCheckoutRequest, aShop, aShopState } from "../../testing/checkout.ts";
import { aGiftCoupon } from "../../testing/coupons.ts";
import { quoteOrder } from "../quote/quote-order.ts";
import { stockTaken } from "./stock-taken.ts";

describe("stock that an order takes", () => {
  const products = [
    aProduct({
      id: 1,
      variations: [aVariation({ id: 11 }), aVariation({ id: 12 })],
      supplements: [{ id: 900, group: null }],
    }),
    aProduct({ id: 2, measure: { kind: "grams" }, initialQuantity: 100, supplements: [{ id: 900, group: null }] }),
    aProduct({ id: 900 }),
  ];
  const catalog = aCatalog({ products });
  const shop = aShop({ catalog, coupons: [aGiftCoupon([900], { id: 3 })] });

  it("takes lines, supplements and the gift from every row that covers them, each row once", () => {
    const stock = [
      aStockLevel({ productId: 1, quantity: 20 }),
      aStockLevel({ productId: 1, variationId: 11, quantity: 5 }),
      aStockLevel({ productId: 1, variationId: 12, quantity: 5 }),
      aStockLevel({ productId: 2, quantity: 1000 }),
      aStockLevel({ productId: 900, quantity: 50 }),
      aStockLevel({ productId: 900, warehouseId: 2, quantity: 50 }),
      aStockLevel({ productId: 1, quantity: null }),
    ];
    const supplements = [{ id: 900, count: 2 }];
    const lines = [
      aLineRequest({ productId: 1, variationId: 11, quantity: 3, supplements }),
      aLineRequest({ productId: 1, variationId: 11, quantity: 9 }),
      aLineRequest({ productId: 2, quantity: 350, supplements }),
    ];
    const request = aCheckoutRequest({ lines, couponIds: [3] });
    const quote = quoteOrder(request, shop, aShopState({ stock }));
    const taken = stockTaken(quote, catalog, 1, stock).map(({ row, quantity }) => [
      row.productId,
      row.variationId,
      quantity,
    ]);
    expect(taken).toEqual([
      [1, null, 3],
      [1, 11, 3],
      [900, null, 6 + 2 + 1],
      [2, null, 350],
    ]);
  });

  it("takes nothing for refused lines", () => {
    const stock = [aStockLevel({ productId: 2, quantity: 50 })];
    const quote = quoteOrder(
      aCheckoutRequest({ lines: [aLineRequest({ productId: 2, quantity: 100 })] }),
      shop,
      aShopState({ stock }),
    );
    expect(stockTaken(quote, catalog, 1, stock)).toEqual([]);
  });
});
