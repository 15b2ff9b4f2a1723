import { expect, it } from "vitest";
import { aCatalog, aProduct } from "../testing/catalog.ts";
import { aCheckoutRequest, aShop, aShopState } from "../testing/checkout.ts";
import { requireAddressLine } from "./order-address.ts";
import { decideOrder } from "./order-decision.ts";
import { quoteOrder } from "./quote/quote-order.ts";

const quote = quoteOrder(aCheckoutRequest(), aShop({ catalog: aCatalog({ products: [aProduct()] }) }), aShopState());

it.each([null, "", " ", "12", "…"])("refuses a delivery whose address line is %j (VALID-1)", (addressLine) => {
  const asked = requireAddressLine(quote, { method: "flat_rate", addressLine });
  expect(decideOrder(asked, quote.total)).toMatchObject({
    kind: "refused",
    refusals: [{ reason: "address-required" }],
  });
  expect(requireAddressLine(asked, { method: "flat_rate", addressLine })).toBe(asked);
});

it("leaves a delivery with a street, a pickup and a table unchanged", () => {
  expect(requireAddressLine(quote, { method: "flat_rate", addressLine: "Соборная, 3" })).toBe(quote);
  for (const method of ["local_pickup", "restaurants", "wcso_booking"] as const)
    expect(requireAddressLine(quote, { method, addressLine: null })).toBe(quote);
});
