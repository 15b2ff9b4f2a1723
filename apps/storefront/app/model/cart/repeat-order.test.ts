import { aCartLine, aCondition } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeModal, openModal, useModals } from "../page/modals.ts";
import type { DeliveryPlace } from "../place/place.ts";
import { usePlace } from "../place/place-store.ts";
import { useCart } from "./cart-store.ts";
import { repeatOrder } from "./repeat-order.ts";

const place: DeliveryPlace = {
  kind: "delivery",
  locationId: 21,
  warehouseId: 501,
  line: "Соборная улица, 14",
  coordinates: { lon: 5, lat: 5 },
  details: { apartment: "", entrance: "", floor: "", intercom: "", comment: "" },
  terms: aCondition(),
};
const lines = [aCartLine({ productId: 1 }), aCartLine({ productId: 2 })];

describe("ROUTE-10 a repeated order", () => {
  const inCart = () => useCart.getState().lines.map(({ productId }) => productId);
  beforeEach(() => {
    useCart.setState({ lines: [], simplifiedOrder: false });
    usePlace.setState({ place: null });
    useModals.setState({ stack: [] });
  });

  it("enters the cart at once if a place is chosen", () => {
    usePlace.setState({ place });
    const onAdded = vi.fn<() => void>();
    repeatOrder(lines, onAdded);
    expect([inCart(), onAdded.mock.calls.length]).toEqual([[1, 2], 1]);
  });

  it("enters the cart once after a double tap, and again after it was removed", () => {
    usePlace.setState({ place });
    const onAdded = vi.fn<() => void>();
    const quantities = () => useCart.getState().lines.map(({ quantity }) => quantity);
    repeatOrder(lines, onAdded);
    repeatOrder(lines, onAdded);
    expect([quantities(), onAdded.mock.calls.length]).toEqual([[1, 1], 2]);
    useCart.getState().clear();
    repeatOrder(lines, onAdded);
    expect(quantities()).toEqual([1, 1]);
  });

  it("CART-1 asks for a place first, and enters the cart once a place is chosen", () => {
    const onAdded = vi.fn<() => void>();
    repeatOrder(lines, onAdded);
    expect([inCart(), useModals.getState().stack.length]).toEqual([[], 1]);
    openModal("accept", { title: "", confirm: "", onConfirm: () => undefined });
    usePlace.setState({ place });
    closeModal("accept");
    expect([inCart(), onAdded.mock.calls.length]).toEqual([[], 0]);
    closeModal("address");
    expect([inCart(), onAdded.mock.calls.length]).toEqual([[1, 2], 1]);
    closeModal();
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it("CART-1 is not repeated by a later choice of a place", () => {
    const onAdded = vi.fn<() => void>();
    repeatOrder(lines, onAdded);
    closeModal("address");
    usePlace.setState({ place });
    openModal("address");
    closeModal("address");
    expect([inCart(), onAdded.mock.calls.length]).toEqual([[], 0]);
  });

  it("CART-1 becomes a request in a shop that takes requests", () => {
    usePlace.setState({ place });
    useCart.setState({ simplifiedOrder: true });
    const onAdded = vi.fn<() => void>();
    repeatOrder(lines, onAdded);
    expect([inCart(), useModals.getState().stack.at(-1)?.name, onAdded.mock.calls.length]).toEqual([[], "request", 0]);
  });
});
