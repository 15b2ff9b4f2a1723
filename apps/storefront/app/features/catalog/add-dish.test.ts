import { CATALOG_TYPES, type CatalogType } from "@skatert/contract";
import { money } from "@skatert/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCart } from "../../state/cart-store.ts";
import { useModals } from "../../state/modals.ts";
import { useNotices } from "../../state/notices.ts";
import { usePlace } from "../../state/place-store.ts";
import { addDish } from "./add-dish.ts";
import { plainChoice } from "./dish-line.ts";
import { type PackedDish, unpackDish } from "./packed-dish.ts";

const packed: PackedDish = { id: 7, name: "Цезарь", price: money(45_000), categoryIds: [1], url: "/caesar" };
const place = {
  kind: "pickup",
  locationId: 21,
  warehouseId: 501,
  pointId: 31,
  name: "На Соборной",
  address: "Соборная, 1",
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  usePlace.setState({ place });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  useCart.getState().clear();
  useModals.setState({ stack: [] });
});

function add(pageType: CatalogType, changes: Partial<PackedDish> = {}) {
  const dish = unpackDish({ ...packed, ...changes });
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  return addDish({ dish, choice: plainChoice(dish) }, { t, pageType });
}

const told = () => useNotices.getState().notices.map(({ text, tone }) => [text, tone]);
const inCart = () => useCart.getState().lines.map(({ productId }) => productId);
const dialogs = () => useModals.getState().stack.map(({ name }) => name);

describe("CART-5 a dish that was added", () => {
  it.each(CATALOG_TYPES.filter((type) => type !== "samokat"))(
    "is announced by its name on page type %s",
    (pageType) => {
      expect(add(pageType)).toBe(true);
      expect(inCart()).toEqual([7]);
      expect(told()).toEqual([['cart.added {"name":"Цезарь"}', "success"]]);
    },
  );

  it("is not announced on page type samokat, whose card turns into a stepper", () => {
    expect(add("samokat")).toBe(true);
    expect(inCart()).toEqual([7]);
    expect(told()).toEqual([]);
  });
});

describe("CART-1 CART-5 a dish that was not added", () => {
  it("is not told of while no place is chosen", () => {
    usePlace.setState({ place: null });
    expect(add("default")).toBe(false);
    expect([inCart(), told(), dialogs()]).toEqual([[], [], ["address"]]);
  });

  it("is not told of where it is had on request", () => {
    expect(add("default", { byRequest: true })).toBe(false);
    expect([inCart(), told(), dialogs()]).toEqual([[], [], ["request"]]);
  });

  it("is not told of where the shop takes requests alone", () => {
    useCart.setState({ simplifiedOrder: true });
    expect(add("default")).toBe(false);
    expect([inCart(), told(), dialogs()]).toEqual([[], [], ["request"]]);
    useCart.setState({ simplifiedOrder: false });
  });
});
