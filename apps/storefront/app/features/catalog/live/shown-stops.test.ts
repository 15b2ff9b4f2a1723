import { stopListFromWire } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import type { Place } from "../../../model/place/place.ts";
import { namesReturns, nextEnd, shownStops } from "./shown-stops.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
const at = (time: string) => Date.parse(`2026-03-04T${time}:00+03:00`);
const iso = (time: string) => new Date(at(time)).toISOString();
const list = stopListFromWire({
  revision: "1",
  products: [
    { product_id: 1, variation_id: null },
    { product_id: 2, variation_id: null, stopped: true, back_at: iso("18:00") },
    { product_id: 3, variation_id: null, stopped: true, back_at: null },
    { product_id: 4, variation_id: 41, stopped: true, back_at: "2026-03-05T02:00:00.000Z" },
  ],
  supplements: [{ product_id: 9, back_at: "2026-03-06T09:00:00.000Z" }],
  pace: { extra_minutes: 20, express: false, until: iso("17:00") },
});
const place: Place = {
  kind: "pickup",
  locationId: 7,
  warehouseId: 1,
  pointId: 1,
  name: "Вокзал",
  address: "Вокзальная, 1",
};
const shown = (now: string, wanted = now) =>
  shownStops(list, { now: at(now), wantedAt: at(wanted), timeZone: "Europe/Moscow", i18n, place, branches: [1] });

describe("what a page shows of a stop-list", () => {
  it("STOP-2 names when each stopped dish, size and supplement is back", () => {
    const { products, variations, supplements } = shown("12:00");
    expect([...products]).toEqual([
      [2, "Снова в продаже с 18:00"],
      [3, ""],
      [1, ""],
    ]);
    expect(variations.get(41)).toBe("Закончилось на сегодня");
    expect(supplements.get(9)).toBe("Снова в продаже 6 марта с 12:00");
  });

  it("STOP-2 offers a stopped dish for a time after its stop, and after its end", () => {
    expect([...shown("12:00", "18:00").products.keys()]).toEqual([3, 1]);
    expect([...shown("18:00").products.keys()]).toEqual([3, 1]);
    expect(shown("12:00", "17:30").products.has(2)).toBe(true);
  });

  it("STOP-3 follows the pace until its end", () => {
    expect(shown("16:59")).toMatchObject({ extraMinutes: 20, express: false });
    expect(shown("17:00")).toMatchObject({ extraMinutes: 0, express: true });
  });

  it("STOP-2 looks again at each end", () => {
    const ends = ["12:00", "17:00", "18:00"].map((now) => nextEnd(list, at(now)));
    expect(ends).toEqual([at("17:00"), at("18:00"), Date.parse("2026-03-05T02:00:00.000Z")]);
    expect(nextEnd(stopListFromWire({ revision: "1", products: [] }), 0)).toBeNull();
  });

  it("STOP-3 looks again when a branch, a method or a zone takes orders again", () => {
    const pause = { warehouse_id: 1, message: "" };
    const paused = stopListFromWire({
      revision: "1",
      products: [],
      closed: [
        { ...pause, what: "branch", back_at: iso("18:00") },
        { ...pause, what: "zone", id: "7", back_at: iso("13:00") },
        { ...pause, what: "method", id: "flat_rate", back_at: null },
      ],
    });
    expect(["12:00", "13:00", "18:00"].map((now) => nextEnd(paused, at(now)))).toEqual([
      at("13:00"),
      at("18:00"),
      null,
    ]);
  });

  it("STOP-2 needs the second file of texts only for stops", () => {
    const products = [{ product_id: 1, variation_id: null }];
    expect(namesReturns(list)).toBe(true);
    expect(namesReturns(stopListFromWire({ revision: "1", products }))).toBe(false);
    expect(
      namesReturns(stopListFromWire({ revision: "1", products, supplements: [{ product_id: 9, back_at: null }] })),
    ).toBe(true);
  });

  it("STOP-3 says until when the chosen place takes no orders, and nothing for a time after that", () => {
    const closed = (...rows: readonly object[]) =>
      stopListFromWire({ revision: "1", products: [], closed: rows as never });
    const text = (rows: ReturnType<typeof closed>, at_: string, of: Place | null = place, branches = [1]) =>
      shownStops(rows, { now: at("12:00"), wantedAt: at(at_), timeZone: "Europe/Moscow", i18n, place: of, branches })
        .pause;
    const paused = { warehouse_id: 1, what: "branch", message: "Меняем печь.", back_at: iso("18:00") };
    expect(text(closed(paused), "12:00")).toBe("Не принимаем заказы до 18:00");
    expect(text(closed(paused), "18:00")).toBe("");
    expect(text(closed({ ...paused, warehouse_id: 2 }), "12:00")).toBe("");
    expect(text(closed({ ...paused, what: "method", id: "local_pickup" }), "12:00")).toContain("18:00");
    expect(text(closed({ ...paused, what: "method", id: "flat_rate" }), "12:00")).toBe("");
    expect(text(closed({ ...paused, message: "", back_at: null }), "12:00")).toBe("Заказы временно не принимаем");
    // Without a place a pause concerns the guest only if every branch has one.
    expect(text(closed(paused), "12:00", null)).toContain("18:00");
    expect(text(closed(paused), "12:00", null, [1, 2])).toBe("");
    expect(namesReturns(closed(paused))).toBe(true);
  });
});
