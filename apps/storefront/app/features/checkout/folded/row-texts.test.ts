import { aCondition, aSchedule } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { emptyDetails, type Place } from "../../../model/place/place.ts";
import { isFilledIn } from "./filled-in.ts";
import { placeTexts, timeText } from "./row-texts.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
const served = { locationId: 21, warehouseId: 501 };

describe("ROUTE-4 a row of a prefilled checkout", () => {
  it("shows the flat with the address, and a branch by its name", () => {
    const place: Place = {
      ...served,
      kind: "delivery",
      line: "Соборная улица, 14",
      coordinates: { lon: 1, lat: 1 },
      details: { ...emptyDetails, apartment: "5" },
      terms: aCondition(),
    };
    expect(placeTexts(place, i18n)).toEqual({ value: "Соборная улица, 14", note: "Квартира 5" });
    expect(placeTexts({ ...place, details: emptyDetails }, i18n).note).toBe("");
    const branch = { ...served, kind: "pickup", pointId: 1, name: "На Соборной", address: "Соборная, 1" } as const;
    expect(placeTexts(branch, i18n)).toEqual({ value: "На Соборной", note: "Соборная, 1" });
  });

  it("shows the time: soon with its minutes, at once, or the slot with its day", () => {
    const text = (changes: Partial<Parameters<typeof timeText>[0]>, schedule = aSchedule()) =>
      timeText({ slot: null, express: false, ...changes }, schedule, "Europe/Moscow", i18n, 20);
    const slot = { day: { year: 2099, month: 11, day: 27 }, from: 19 * 60, to: 19 * 60 + 30 };
    expect(text({})).toBe("Как можно скорее, около 30 мин");
    expect(text({ express: true })).toBe("Срочно, за 20 мин");
    expect(text({ slot }).replace(/\s/g, " ")).toMatch(/27 ноября, 19:00–19:30$/);
  });
});

describe("a checkout is shown in rows", () => {
  const values = { name: "Вера", phone: "+7 912 345-67-89", email: "", comment: "", people: 1, changeFrom: "" };
  const filled = { ...values, paymentMethod: "cash", ifMissing: "call", consent: true } as const;

  it("when name, phone, payment and consent are filled in", () => {
    expect(isFilledIn(filled)).toBe(true);
  });

  it.each([{ name: " " }, { phone: "+7 912" }, { paymentMethod: "" }, { consent: false }])(
    "but not while something is missing: %o",
    (missing) => expect(isFilledIn({ ...filled, ...missing })).toBe(false),
  );
});
