import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceMeters, pointAlong } from "./street-geometry.ts";
import { addressAt, type Street, searchAddresses } from "./street-search.ts";

function street(name: string, nameEn: string, line: readonly (readonly [number, number])[], to: number): Street {
  return { name, nameEn, line: line.map(([lon, lat]) => ({ lon, lat })), houses: { from: 1, to } };
}

const teatralnaya = street(
  "Театральная улица",
  "Teatralnaya Street",
  [
    [39.85025, 57.62905],
    [39.86139, 57.62837],
    [39.87245, 57.62777],
    [39.88334, 57.62701],
    [39.89402, 57.626],
    [39.90454, 57.6248],
  ],
  42,
);
const gornovaya = street(
  "Горновая улица",
  "Gornovaya Street",
  [
    [39.81992, 57.60582],
    [39.82769, 57.60519],
    [39.83544, 57.60469],
    [39.84315, 57.60427],
  ],
  18,
);
const sobornaya = street(
  "Соборная улица",
  "Sobornaya Street",
  [
    [39.86578, 57.59424],
    [39.87962, 57.6465],
  ],
  96,
);
const bridge = street(
  "Соборный мост",
  "Soborny Bridge",
  [
    [39.88, 57.62],
    [39.89, 57.62],
  ],
  2,
);
const linden = street(
  "Липовый бульвар",
  "Lipovy Boulevard",
  [
    [39.9, 57.6],
    [39.91, 57.6],
  ],
  36,
);
const pilots = street(
  "Улица Лётчиков",
  "Lyotchikov Street",
  [
    [39.8, 57.6],
    [39.81, 57.6],
  ],
  48,
);
const streets = [sobornaya, teatralnaya, gornovaya, bridge, linden, pilots];

const names = (query: string) => searchAddresses(query, streets).map((match) => match.street.name);

describe("APP-1 address suggestions", () => {
  it("finds a street by a prefix of its name, with or without the word for street", () => {
    expect(names("театр")).toEqual(["Театральная улица"]);
    expect(names("ул. Театральная")).toEqual(["Театральная улица"]);
    expect(names("летчиков")).toEqual(["Улица Лётчиков"]);
    expect(names("Teatr")).toEqual(["Театральная улица"]);
  });

  it("tolerates typos in proportion to the word's length, exact names first", () => {
    expect(names("тетральная")).toEqual(["Театральная улица"]);
    expect(names("Гронвая")).toEqual(["Горновая улица"]);
    expect(names("соборная")).toEqual(["Соборная улица", "Соборный мост"]);
    expect(names("дип")).toEqual([]);
    expect(names("Невский")).toEqual([]);
  });

  it("finds nothing by the word for street alone, or by an empty text", () => {
    expect(names("улица")).toEqual([]);
    expect(names("  ")).toEqual([]);
  });

  it("places a house along the street's line by its number", () => {
    const [match] = searchAddresses("Театральная улица, 18", streets);
    expect(match?.house).toBe("18");
    expect(distanceMeters(match?.coordinates ?? { lon: 0, lat: 0 }, { lon: 39.87289, lat: 57.62774 })).toBeLessThan(15);
    const [hole] = searchAddresses("Горновая 9", streets);
    expect(distanceMeters(hole?.coordinates ?? { lon: 0, lat: 0 }, { lon: 39.83083, lat: 57.60499 })).toBeLessThan(15);
  });

  it("keeps the letter and building of a house, and refuses numbers outside the street", () => {
    expect(searchAddresses("Соборная д. 14 к 2", streets)[0]).toMatchObject({ house: "14к2" });
    expect(searchAddresses("Соборная 1", streets)[0]?.coordinates).toEqual(sobornaya.line[0]);
    expect(searchAddresses("Соборная 96", streets)[0]?.coordinates).toEqual(sobornaya.line[1]);
    expect(searchAddresses("Соборная 97", streets)[0]).toMatchObject({ house: "97", coordinates: null });
    expect(searchAddresses("Соборная", streets)[0]).toMatchObject({ house: null, coordinates: null });
  });
});

describe("order of streets", () => {
  const first = (query: string, list: readonly Street[] = streets) => searchAddresses(query, list)[0];
  const orders = [streets, streets.toReversed()];

  it.each(orders)("puts the street with the typed house first, whatever the list's order", (...list) => {
    expect(first("Соборная 50", list)?.street).toBe(sobornaya);
    expect(first("соборн 50", list)?.street).toBe(sobornaya);
    expect(first("Soborn 50", list)?.street).toBe(sobornaya);
    expect(first("соборн 50", list)?.isCertain).toBe(true);
  });

  it("puts the street of the typed kind first", () => {
    expect(first("соборн мост")?.street).toBe(bridge);
    expect(first("ул соборн", [bridge, sobornaya])?.street).toBe(sobornaya);
  });

  it("is uncertain while two streets fit equally", () => {
    expect(searchAddresses("соборн", streets).map(({ isCertain }) => isCertain)).toEqual([false, false]);
    expect(first("соборн 2")?.isCertain).toBe(false);
  });

  it("finds the street after a town's name, and ignores the flat", () => {
    expect(first("г. Волжск, ул Соборная 14")).toMatchObject({ street: sobornaya, house: "14" });
    expect(first("14 Sobornaya Street")).toMatchObject({ street: sobornaya, house: "14" });
    expect(first("ул соборная 14 кв 5")).toMatchObject({ street: sobornaya, house: "14" });
  });

  it("puts an exact name with the house before every other street", () => {
    const pick = fc.constantFrom(...streets);
    fc.assert(
      fc.property(
        pick,
        fc.shuffledSubarray([...streets], { minLength: streets.length }),
        fc.nat(),
        (street, list, n) => {
          const { from, to } = street.houses ?? { from: 1, to: 1 };
          const house = String(from + (n % (to - from + 1)));
          const [match] = searchAddresses(`${street.name} ${house}`, list);
          expect(match).toMatchObject({ street, house, isCertain: true });
          expect(match?.coordinates).not.toBeNull();
        },
      ),
    );
  });
});

describe("EXT-2 an address by a point of the map", () => {
  it("returns the nearest street and its house at the point", () => {
    const match = addressAt({ lon: 39.87289, lat: 57.62779 }, streets);
    expect(match?.street.name).toBe("Театральная улица");
    expect(match?.house).toBe("18");
  });

  it("returns nothing far from every street", () => {
    expect(addressAt({ lon: 39.7, lat: 57.5 }, streets)).toBeNull();
  });

  it.each([
    ["Cj,jhyfz 14", "Соборная улица", "14"],
    ["ek/ Cj,jhyfz? 14 r2", "Соборная улица", "14к2"],
    ["kbgjdsq, 5", "Липовый бульвар", "5"],
    ["ыщищктфнф 14", "Соборная улица", "14"],
  ])("reads an address in the wrong keyboard layout: %s", (query, name, house) => {
    const [found] = searchAddresses(query, [teatralnaya, sobornaya, linden]);
    expect([found?.street.name, found?.house]).toEqual([name, house]);
  });

  it("measures a line by its length, not by its number of points", () => {
    expect(
      pointAlong(
        [
          { lon: 0, lat: 0 },
          { lon: 0, lat: 0.001 },
          { lon: 0, lat: 0.01 },
        ],
        0.5,
      ),
    ).toEqual({ lon: 0, lat: 0.005 });
    expect(pointAlong([], 0.5)).toBeNull();
  });
});
