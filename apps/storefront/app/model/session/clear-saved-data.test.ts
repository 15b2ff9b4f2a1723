import { emptySelection, money } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDiscounts } from "../cart/cart-discounts-store.ts";
import { useCart } from "../cart/cart-store.ts";
import { useFavorites } from "../catalog/favorites-store.ts";
import { useViewed } from "../catalog/viewed-store.ts";
import { useSeenPopups, useVisit } from "../content/popup-stores.ts";
import { useGroup } from "../group-order/group-store.ts";
import { useClosedTips } from "../orders/closed-tips.ts";
import { useConsent } from "../outside/consent-store.ts";
import { useCity } from "../place/city-store.ts";
import { emptyDetails } from "../place/place.ts";
import { usePlace } from "../place/place-store.ts";
import { useSearches } from "../search/searches-store.ts";
import { clearSavedData } from "./clear-saved-data.ts";

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal("document", {
    set cookie(value: string) {
      written.push(value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("STATE-7 clearing resets delivery type, place, promo settings, popups, city, language, theme, page type and consent", () => {
  usePlace.getState().choose({
    kind: "delivery",
    locationId: 21,
    warehouseId: 501,
    line: "Соборная, 14",
    coordinates: { lon: 39.87, lat: 57.62 },
    details: emptyDetails,
    terms: {
      zoneId: "centr",
      warehouseId: 501,
      price: money(0),
      freeFrom: null,
      minimum: money(0),
      expressCost: null,
      expressMinutes: null,
    },
  });
  usePlace.getState().setTab("pickup");
  useDiscounts
    .getState()
    .adoptPolicy({ autoWithAuto: true, individualWithAuto: true, promoWithAuto: true, bonusesWithAuto: true });
  useSeenPopups.getState().remember(4);
  useVisit.getState().remember("hours 501");
  useCity.getState().accept("Тихоград");
  useConsent.getState().give("yes");
  useFavorites.getState().set([7]);
  useCart.setState({ lines: [aCartLine()] });
  written.length = 0;

  clearSavedData();

  expect(usePlace.getState()).toMatchObject({ place: null, lastDelivery: null, tab: "delivery" });
  expect(useDiscounts.getState().policy).toMatchObject({ autoWithAuto: false, promoWithAuto: false });
  expect(useSeenPopups.getState().ids).toEqual([]);
  expect(useVisit.getState().closed).toEqual([]);
  expect(useCity.getState().city).toBeNull();
  expect(useConsent.getState().answer).toBeNull();
  for (const name of ["lang", "theme", "location", "page_type"])
    expect(written).toContainEqual(expect.stringMatching(new RegExp(`^${name}=; .*max-age=0`)));
});

it("STATE-7 clearing keeps the cart and the favorites", () => {
  useFavorites.getState().set([7]);
  useCart.setState({ lines: [aCartLine()] });
  clearSavedData();
  expect(useFavorites.getState().ids).toEqual([7]);
  expect(useCart.getState().lines).toHaveLength(1);
});

it("STATE-7 clearing removes the saved address of a guest of a group order, but not the cart", () => {
  const place = { kind: "pickup", locationId: 21, warehouseId: 501, pointId: 1, name: "", address: "" } as const;
  const discounts = { selection: emptySelection, codes: [], promoCode: "SUP10", displaced: null };
  const aside = { lines: [aCartLine()], place, discounts };
  const guest = { role: "guest", id: "g", secret: "s", name: "Олег", host: "Анна", personId: 1 } as const;
  useGroup.getState().begin({ ...guest, sent: null, doneWith: null, aside });
  clearSavedData();
  expect(useGroup.getState().own).toMatchObject({ aside: { ...aside, place: null } });
  useGroup.getState().end();
});

it("STATE-7 clearing removes viewed dishes and searches", () => {
  useViewed.getState().add(7);
  useSearches.getState().add("борщ");
  clearSavedData();
  expect([useViewed.getState().ids, useSearches.getState().queries]).toEqual([[], []]);
});

it("STATE-7 clearing removes closed tip offers", () => {
  useClosedTips.getState().close(7);
  clearSavedData();
  expect(useClosedTips.getState().orders).toEqual([]);
});
