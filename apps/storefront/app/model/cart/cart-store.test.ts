import { aCartLine, aCondition } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DeliveryPlace } from "../place/place.ts";

const place: DeliveryPlace = {
  kind: "delivery",
  locationId: 21,
  warehouseId: 501,
  line: "Соборная улица, 14",
  coordinates: { lon: 5, lat: 5 },
  details: { apartment: "", entrance: "", floor: "", intercom: "", comment: "" },
  terms: aCondition(),
};

/** The stores of a browser with these entries in its storage. */
async function stores(stored: Readonly<Record<string, unknown>> = {}) {
  vi.resetModules();
  const entries = new Map(
    Object.entries(stored).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  });
  const { rehydrateStores } = await import("../../platform/storage/rehydrate.ts");
  const { useCart } = await import("./cart-store.ts");
  const { usePlace } = await import("../place/place-store.ts");
  const { useModals } = await import("../page/modals.ts");
  const { useDiscounts } = await import("./cart-discounts-store.ts");
  const { useCheckout } = await import("../checkout/checkout-store.ts");
  rehydrateStores([useCart, usePlace, useDiscounts, useCheckout]);
  return { cart: useCart, place: usePlace, modals: useModals, discounts: useDiscounts, checkout: useCheckout, entries };
}

beforeEach(() => void vi.unstubAllGlobals());

describe("CART-1 adding to the cart", () => {
  it("opens the place dialog and adds nothing until a place is chosen", async () => {
    const { cart, modals } = await stores();
    expect(cart.getState().add(aCartLine())).toBe("needs-location");
    expect(cart.getState().lines).toEqual([]);
    expect(modals.getState().stack).toEqual([{ name: "address", props: {} }]);
  });

  it("opens the request form instead where the shop takes requests", async () => {
    const { cart, place: places, modals } = await stores();
    places.setState({ place });
    cart.getState().adopt({ simplifiedOrder: true, cacheVersion: "1" });
    expect(cart.getState().add(aCartLine({ productId: 7 }))).toBe("needs-request");
    expect(cart.getState().lines).toEqual([]);
    expect(modals.getState().stack).toEqual([{ name: "request", props: { dish: { id: 7, name: "Dish 7" } } }]);
  });

  it("adds with the first-add minimum and grows by the step", async () => {
    const { cart, place: places } = await stores();
    places.setState({ place });
    const line = aCartLine({ quantity: 1, step: 100, initialQuantity: 300 });
    expect(cart.getState().add(line)).toBe("added");
    cart.getState().add(line);
    expect(cart.getState().lines).toMatchObject([{ quantity: 400 }]);
  });
});

describe("CART-2 changing the cart", () => {
  it("removes a line below its minimum, a line by key, and all lines", async () => {
    const { cart, place: places } = await stores();
    places.setState({ place });
    for (const productId of [1, 2, 3]) cart.getState().add(aCartLine({ productId }));
    const [first, second] = cart.getState().lines;
    cart.getState().changeQuantity(first?.key ?? "", -1);
    expect(cart.getState().lines.map(({ productId }) => productId)).toEqual([2, 3]);
    cart.getState().remove(second?.key ?? "");
    expect(cart.getState().lines.map(({ productId }) => productId)).toEqual([3]);
    cart.getState().clear();
    expect(cart.getState().lines).toEqual([]);
  });
});

describe("ENT-7 the stored state", () => {
  it("survives a reload: cart, place, promo code, selection, form", async () => {
    const first = await stores();
    first.place.setState({ place });
    first.cart.getState().add(aCartLine({ quantity: 2 }));
    first.discounts.getState().enterCode(" STOL10 ");
    first.checkout.getState().edit({ name: "Анна", people: 3 });
    const second = await stores(Object.fromEntries(first.entries));
    expect(second.cart.getState().lines).toEqual([aCartLine({ quantity: 2 })]);
    expect(second.place.getState().place).toEqual(place);
    expect(second.discounts.getState().promoCode).toBe("STOL10");
    expect(second.checkout.getState().draft).toMatchObject({ name: "Анна", people: 3 });
  });

  it("starts with any stored shape of an older version", async () => {
    const shapes = [
      "not json",
      "null",
      "[]",
      { state: null, version: 0 },
      { state: "text", version: 7 },
      {
        state: {
          lines: [null, 1, { productId: "x" }, {}],
          place: { kind: "delivery" },
          draft: [],
          selection: 5,
          attempt: 1,
        },
        version: 0,
      },
    ];
    for (const shape of shapes) {
      const {
        cart,
        place: places,
        discounts,
        checkout,
      } = await stores({
        "skatert-cart": shape,
        "skatert-place": shape,
        "skatert-discounts": shape,
        "skatert-checkout": shape,
      });
      expect(cart.getState().lines).toEqual([]);
      expect(places.getState().place).toBeNull();
      expect(discounts.getState().selection.couponIds).toEqual([]);
      expect(checkout.getState().draft.people).toBe(1);
    }
  });

  it("ENT-5 fills missing fields of an older line with defaults and drops a line without a price", async () => {
    const lines = [
      { productId: 4, quantity: 2, unitPrice: 500, name: "Soup" },
      { productId: 5, quantity: 1, name: "No price" },
    ];
    const { cart } = await stores({ "skatert-cart": { state: { lines }, version: 0 } });
    expect(cart.getState().lines).toMatchObject([
      {
        productId: 4,
        key: "4:",
        quantity: 2,
        regularPrice: 500,
        step: 1,
        initialQuantity: 1,
        measure: { kind: "piece" },
        picture: null,
      },
    ]);
    expect(cart.getState().lines).toHaveLength(1);
  });

  it("STATE-9 is cleared when the shop's cache version changes, but not on the first visit", async () => {
    const { cart, place: places } = await stores();
    places.setState({ place });
    cart.getState().adopt({ simplifiedOrder: false, cacheVersion: "2.0.15" });
    cart.getState().add(aCartLine());
    cart.getState().adopt({ simplifiedOrder: false, cacheVersion: "2.0.15" });
    expect(cart.getState().lines).toHaveLength(1);
    expect(cart.getState().adopt({ simplifiedOrder: false, cacheVersion: "2.0.16" })).toBe(true);
    expect(cart.getState().lines).toEqual([]);
  });
});
