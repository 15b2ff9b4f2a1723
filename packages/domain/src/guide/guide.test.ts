import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GuideAnswers, GuideHours } from "./answers.ts";
import { readTypedPrice, readTypedWeight } from "./dish-text.ts";
import { guideFaults, isGuideDone } from "./guide-faults.ts";
import { dishesOfLines } from "./paste-dishes.ts";
import { isShortMapLink, readTypedPoint } from "./typed-point.ts";

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const soup = { name: "Борщ", price: "350", category: "Супы", weight: "300 г" };
const answers: GuideAnswers = {
  restaurant: {
    name: "Очаг",
    phone: "+7 (916) 123-45-67",
    language: "ru",
    currency: "₽",
    timeZone: "Asia/Yekaterinburg",
  },
  place: { city: "Екатеринбург", address: "Ленина, 1", point: { lat: 56.84, lon: 60.6 } },
  zone: { delivers: true, radiusKm: 3, fee: 150, minimum: 500, freeFrom: 1500 },
  hours: { intervals: [{ days: everyDay, from: "10:00", to: "02:00" }] },
  payment: { methods: ["cash", "card"] },
  dishes: { dishes: [soup] },
};
const faultsOf = (change: Partial<GuideAnswers>, online: readonly string[] = []) =>
  Object.values(guideFaults({ ...answers, ...change }, online)).flat();
const hours = (...intervals: readonly GuideHours[]) => faultsOf({ hours: { intervals } });

describe("OFFICE-6 the answers of the guide", () => {
  it("make a shop once every step is complete", () => {
    expect(faultsOf({})).toEqual([]);
    expect(isGuideDone(guideFaults(answers, []))).toBe(true);
    expect(isGuideDone(guideFaults({ ...answers, dishes: { dishes: [] } }, []))).toBe(false);
  });

  it.each([
    ["no name", { restaurant: { ...answers.restaurant, name: " " } }, "name", "required"],
    ["letters in the phone", { restaurant: { ...answers.restaurant, phone: "звоните" } }, "phone", "phone"],
    ["no such time zone", { restaurant: { ...answers.restaurant, timeZone: "Moscow" } }, "time_zone", "time-zone"],
    ["no point", { place: { ...answers.place, point: null } }, "point", "point"],
    ["a point at the pole", { place: { ...answers.place, point: { lat: 89, lon: 0 } } }, "point", "point"],
    ["no radius", { zone: { ...answers.zone, radiusKm: null } }, "radius_km", "radius"],
    ["half a kopeck", { zone: { ...answers.zone, fee: 0.005 } }, "fee", "sum"],
    ["free below the minimum", { zone: { ...answers.zone, freeFrom: 400 } }, "free_from", "free-below-minimum"],
    ["no way to pay", { payment: { methods: [] } }, "methods", "no-method"],
    ["a gateway that is not connected", { payment: { methods: ["yookassa"] } }, "methods", "unknown-method"],
  ] as const)("name %s", (_name, change, field, reason) => {
    expect(faultsOf(change)).toContainEqual({ field, reason });
  });

  it("accept a configured gateway, and no zone if nothing is delivered", () => {
    expect(faultsOf({ payment: { methods: ["yookassa"] } }, ["yookassa"])).toEqual([]);
    const zone = { delivers: false, radiusKm: null, fee: null, minimum: null, freeFrom: null };
    expect(faultsOf({ zone })).toEqual([]);
  });

  it("accept several intervals and one past midnight, and refuse overlapping ones", () => {
    expect(hours({ days: [1], from: "08:00", to: "15:00" }, { days: [1], from: "16:00", to: "02:00" })).toEqual([]);
    expect(hours({ days: [1], from: "00:00", to: "24:00" })).toEqual([]);
    const late = { days: [7], from: "22:00", to: "03:00" };
    const early = { days: [1], from: "02:00", to: "09:00" };
    expect(hours(late, early)).toEqual([{ field: "from", reason: "overlap", row: 1 }]);
    expect(hours({ days: [], from: "10:00", to: "10:00" })).toEqual([
      { field: "days", reason: "no-days", row: 0 },
      { field: "to", reason: "no-length", row: 0 },
    ]);
    expect(hours({ days: [1], from: "24:30", to: "" })).toHaveLength(2);
    expect(hours()).toEqual([{ field: "intervals", reason: "no-hours" }]);
  });

  it("name the faults of each dish by its row, and ignore empty rows", () => {
    const empty = { name: "", price: "", category: "Супы", weight: "" };
    const dishes = [soup, empty, { ...soup, price: "дорого", weight: "много" }, { ...soup, name: "", category: "" }];
    expect(faultsOf({ dishes: { dishes } })).toEqual([
      { field: "price", reason: "price", row: 2 },
      { field: "weight", reason: "weight", row: 2 },
      { field: "name", reason: "twice", row: 2 },
      { field: "name", reason: "required", row: 3 },
      { field: "category", reason: "required", row: 3 },
    ]);
    expect(faultsOf({ dishes: { dishes: [empty] } })).toEqual([{ field: "dishes", reason: "no-dish" }]);
  });
});

describe("OFFICE-6 texts of a dish", () => {
  it.each([
    ["350", 350],
    ["1 350,50 ₽", 1350.5],
    ["1 200", 1200],
    ["$12.90", 12.9],
    ["99 руб.", 99],
    ["0", null],
    ["12,345", null],
    ["-5", null],
    ["1e3", null],
    ["=2+3", null],
    ["99999999", null],
  ])("the price %s is %s", (text, price) => expect(readTypedPrice(text)).toBe(price));

  it.each([
    ["250 г", { amount: 250, unit: "г" }],
    ["0,5Л.", { amount: 0.5, unit: "л" }],
    ["300", { amount: 300, unit: "г" }],
    ["0", null],
    ["две штуки", null],
  ])("the weight %s is %j", (text, weight) => expect(readTypedWeight(text, "г")).toEqual(weight));
});

describe("OFFICE-6 pasted lines", () => {
  it("are read from a spreadsheet in any order of the columns after the name, without its titles", () => {
    const text = 'Название\tЦена\tВес\r\nБорщ\t350\t300 г\r\n"Плов"\t420 г\t390\tГорячее\r\n\r\nЧай\t120,50 ₽\t\r\n';
    expect(dishesOfLines(text, "Меню")).toEqual([
      { name: "Борщ", price: "350", category: "Меню", weight: "300 г" },
      { name: "Плов", price: "390", category: "Горячее", weight: "420 г" },
      { name: "Чай", price: "120,50 ₽", category: "Меню", weight: "" },
    ]);
  });

  it("are read from a text, with a line without a price as the heading of those below", () => {
    const text = "Супы:\nБорщ 350\nУха по-царски 400 мл — 1 490 руб.\nНапитки\nКола 0,5 л 150\nМорс....90\n7Up 12 120";
    expect(dishesOfLines(text, "Меню")).toEqual([
      { name: "Борщ", price: "350", category: "Супы", weight: "" },
      { name: "Уха по-царски", price: "1 490 руб.", category: "Супы", weight: "400 мл" },
      { name: "Кола", price: "150", category: "Напитки", weight: "0,5 л" },
      { name: "Морс", price: "90", category: "Напитки", weight: "" },
      { name: "7Up 12", price: "120", category: "Напитки", weight: "" },
    ]);
  });

  it.each([
    ["Пельмени сибирские ....... 260 г / 490₽", { name: "Пельмени сибирские", price: "490₽", weight: "260 г" }],
    ["Борщ ..... 350 ₽ / 300 г", { name: "Борщ", price: "350 ₽", weight: "300 г" }],
    ["Хачапури… (420 г)………590", { name: "Хачапури", price: "590", weight: "420 г" }],
    ["Латте | 0,3 л | 220 руб.", { name: "Латте", price: "220 руб.", weight: "0,3 л" }],
    ["Морс/90", { name: "Морс", price: "90", weight: "" }],
    ["Шашлык 100 г", null],
  ])("of a printed menu lose their leaders and separators: %s", (line, dish) => {
    expect(dishesOfLines(line, "Меню")).toEqual(dish === null ? [] : [{ ...dish, category: "Меню" }]);
  });

  it("never throw, and give a dish or a heading for every line with a letter", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (lines) => {
        for (const dish of dishesOfLines(lines.join("\n"), "Меню")) expect(dish.name.length).toBeLessThanOrEqual(120);
      }),
    );
  });
});

describe("OFFICE-6 a pasted point", () => {
  it.each([
    "56.8386, 60.6055",
    "56.8386 60.6055",
    "https://yandex.ru/maps/54/yekaterinburg/?ll=60.6055%2C56.8386&z=17",
    "https://yandex.ru/maps/?whatshere&pt=60.6055,56.8386",
    "https://www.google.com/maps/place/x/@56.8386,60.6055,17z",
    "https://maps.google.com/?q=56.8386,60.6055",
    "https://2gis.ru/ekaterinburg/geo/1267/60.6055%2C56.8386",
    "https://2gis.ru/ekaterinburg?m=60.6055%2C56.8386%2F17",
    "https://www.openstreetmap.org/?mlat=56.8386&mlon=60.6055",
    "https://www.openstreetmap.org/#map=17/56.8386/60.6055",
  ])("is read from %s", (text) => expect(readTypedPoint(text)).toEqual({ lat: 56.8386, lon: 60.6055 }));

  it.each([
    "https://yandex.ru/maps/-/CHabc123",
    "https://maps.app.goo.gl/abc",
    "https://goo.gl/maps/abc",
    "https://go.2gis.com/abc",
    "https://osm.org/go/abc",
    "yandex.com/maps/54/x/-/CHabc123",
  ])("is not in the short link %s, which is known as one", (text) => {
    expect([readTypedPoint(text), isShortMapLink(text)]).toEqual([null, true]);
  });

  it("is known to be missing for another reason in other texts", () => {
    expect(["Ленина, 1", "https://yandex.ru/maps/54/yekaterinburg/", "https://goo.gl/abc"].map(isShortMapLink)).toEqual(
      [false, false, false],
    );
  });

  it.each(["", "Ленина, 1", "56.8386", "156, 37", "56, 200", "https://example.org/1/2"])(
    "is not read from %s",
    (text) => expect(readTypedPoint(text)).toBeNull(),
  );
});
