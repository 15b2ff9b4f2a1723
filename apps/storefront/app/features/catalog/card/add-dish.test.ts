import { CATALOG_TYPES, type CatalogType } from "@skatert/contract";
import { money } from "@skatert/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCart } from "../../../model/cart/cart-store.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { useModals } from "../../../model/page/modals.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { useNotices } from "../../../platform/notices.ts";
import { type PackedDish, unpackDish } from "../menu/packed-dish.ts";
import { plainChoice } from "../sheet/dish-line.ts";
import { addDish } from "./add-dish.ts";

const packed: PackedDish = { id: 7, name: "Цезарь", price: money(45_000), categoryIds: [1], url: "/caesar" };
const place = {
  kind: "pickup",
  locationId: 21,
  warehouseId: 501,
  pointId: 31,
  name: "На Соборной",
  address: "Соборная, 1",
} as const;

const onAdded = vi.fn<() => void>();
const fitCart = vi.hoisted(() => vi.fn<() => Promise<"fits" | "changed" | "unknown">>());
vi.mock("../../../model/quote/place-change.ts", () => ({ fitCart }));

beforeEach(() => {
  vi.useFakeTimers();
  onAdded.mockClear();
  fitCart.mockReset().mockResolvedValue("fits");
  usePlace.setState({ place });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  useCart.getState().clear();
  useModals.setState({ stack: [] });
  useNotices.setState({ notices: [] });
});

function add(pageType: CatalogType, changes: Partial<PackedDish> = {}) {
  const dish = unpackDish({ ...packed, ...changes });
  const t = (key: string, values: object = {}) =>
    key === "site.twoSentences" ? Object.values(values).join(" + ") : `${key} ${JSON.stringify(values)}`;
  const i18n = { t, formatMinute: (minute: number) => `${minute / 60}:00`, formatDate: () => "пн" };
  return addDish({ dish, choice: plainChoice(dish), onAdded }, { i18n, language: "ru", pageType });
}

/** Action of the visitor in the open place dialog. */
function closePlaceDialog(chosen: typeof place | null) {
  usePlace.setState({ place: chosen });
  useModals.setState({ stack: [] });
}

const told = () => useNotices.getState().notices.map(({ text, tone }) => [text, tone]);
const inCart = () => useCart.getState().lines.map(({ productId }) => productId);
const dialogs = () => useModals.getState().stack.map(({ name }) => name);

describe("CART-5 an added dish", () => {
  it("MENU-17 is named with the presets that a tap on its card chose", () => {
    const fries = { id: 921, count: 1, name: "Фри", price: money(0), categoryIds: [], group: "92" };
    const choices = [{ groupId: 92, id: 921, count: 1, variationId: null }];
    add("default", { presets: { supplements: [fries], choices } });
    expect(told()).toEqual([['cart.added {"name":"Цезарь, Фри"}', "success"]]);
    expect(useCart.getState().lines).toMatchObject([{ choices, supplements: [fries] }]);
  });

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

describe("a dish offered at other hours", () => {
  const next = { day: { year: 2026, month: 11, day: 19 }, from: 540, to: 570, ahead: 1 };
  const state = { kind: "hours", from: 480, to: 720, next } as const;

  it("as the first of a cart sets the time on its card, with a notice", async () => {
    expect(add("default", { state })).toBe(true);
    expect(told()).toEqual([['cart.added {"name":"Цезарь"} + dish.next.tomorrow {"time":"9:00"}', "success"]]);
    await vi.waitFor(() => expect(useCheckout.getState().draft.slot).toEqual({ day: next.day, from: 540, to: 570 }));
  });

  it("beside other dishes shows its hours and does not change their time", () => {
    useCheckout.getState().edit({ slot: null });
    add("samokat");
    expect(add("samokat", { id: 8, state })).toBe(true);
    expect(told()).toEqual([['cart.added {"name":"Цезарь"} + dish.hours {"from":"8:00","to":"12:00"}', "success"]]);
    expect(useCheckout.getState().draft.slot).toBeNull();
  });
});

describe("CART-1 CART-5 a dish that was not added", () => {
  it("is not announced while no place is chosen", () => {
    usePlace.setState({ place: null });
    expect(add("default")).toBe(false);
    expect([inCart(), told(), dialogs()]).toEqual([[], [], ["address"]]);
  });

  it("is added and announced once the place is chosen", async () => {
    usePlace.setState({ place: null });
    add("default");
    expect(onAdded).not.toHaveBeenCalled();
    closePlaceDialog(place);
    await vi.waitFor(() => expect(told()).toEqual([['cart.added {"name":"Цезарь"}', "success"]]));
    expect([inCart(), onAdded.mock.calls.length]).toEqual([[7], 1]);
  });

  it("is named while it waits, and added once, however often it was tapped before the place dialog opened", async () => {
    usePlace.setState({ place: null });
    add("default");
    add("default");
    add("default", { id: 8, name: "Борщ" });
    expect(useModals.getState().stack).toEqual([{ name: "address", props: { waits: ["Цезарь", "Борщ"] } }]);
    closePlaceDialog(place);
    await vi.waitFor(() => expect(inCart()).toEqual([7, 8]));
    expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it("is added once the place is chosen; changes at the branch are announced instead", async () => {
    usePlace.setState({ place: null });
    fitCart.mockResolvedValue("changed");
    add("default");
    closePlaceDialog(place);
    await vi.waitFor(() => expect(fitCart).toHaveBeenCalled());
    await vi.runAllTimersAsync();
    expect([inCart(), told()]).toEqual([[7], []]);
  });

  it("is announced if the branch gave no answer, unless it was removed meanwhile", async () => {
    fitCart.mockResolvedValue("unknown");
    usePlace.setState({ place: null });
    add("default");
    closePlaceDialog(place);
    await vi.waitFor(() => expect(told()).toEqual([['cart.added {"name":"Цезарь"}', "success"]]));
    useNotices.setState({ notices: [] });
    useCart.getState().clear();
    fitCart.mockImplementation(async () => {
      useCart.getState().clear();
      return "unknown";
    });
    usePlace.setState({ place: null });
    add("default");
    closePlaceDialog(place);
    await vi.runAllTimersAsync();
    expect([inCart(), told()]).toEqual([[], []]);
  });

  it("is dropped when the place dialog closes without a place", () => {
    usePlace.setState({ place: null });
    add("default");
    closePlaceDialog(null);
    usePlace.setState({ place });
    expect([inCart(), onAdded.mock.calls.length]).toEqual([[], 0]);
  });

  it("is not announced if it is made by request", () => {
    expect(add("default", { byRequest: true })).toBe(false);
    expect([inCart(), told(), dialogs()]).toEqual([[], [], ["request"]]);
  });

  it("is not announced if the shop takes only requests", () => {
    useCart.setState({ simplifiedOrder: true });
    expect(add("default")).toBe(false);
    expect([inCart(), told(), dialogs()]).toEqual([[], [], ["request"]]);
    useCart.setState({ simplifiedOrder: false });
  });
});
