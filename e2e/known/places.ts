import type { Language } from "../pages/words.ts";

/** An address as typed, and as the shop writes it. */
export type KnownAddress = {
  readonly typed: Readonly<Record<Language, string>>;
  readonly written: Readonly<Record<Language, string>>;
  readonly point: Coordinates;
};

export type Coordinates = { readonly lon: number; readonly lat: number };

type Street = readonly [typed: string, street: string];

function address(ru: Street, en: Street, house: number, [lon, lat]: readonly [number, number]): KnownAddress {
  return {
    typed: { ru: `${ru[0]} ${house}`, en: `${en[0]} ${house}` },
    written: { ru: `${ru[1]}, ${house}`, en: `${en[1]}, ${house}` },
    point: { lon, lat },
  };
}

/** Addresses of the demo's town by zone. */
export const addresses = {
  /** Centre: delivery 99, free from 1,000, minimum 500, express 250. */
  centre: address(
    ["театральная", "Театральная улица"],
    ["teatralnaya", "Teatralnaya Street"],
    18,
    [39.87289, 57.62774],
  ),
  /** The wider town: minimum 700 or 800, by branch. */
  town: address(["Берёзовая", "Берёзовая улица"], ["Beryozovaya", "Beryozovaya Street"], 20, [39.83227, 57.63452]),
  /** Across the river: minimum 900 or 1,000. */
  acrossTheRiver: address(["Заречная", "Заречная улица"], ["Zarechnaya", "Zarechnaya Street"], 20, [39.91745, 57.6288]),
  /** In the hole of a zone: surrounded by it, and not served. */
  hole: address(["Горновая", "Горновая улица"], ["Gornovaya", "Gornovaya Street"], 9, [39.83083, 57.60499]),
  outside: address(
    ["Малинниковая", "Малинниковая улица"],
    ["Malinnikovaya", "Malinnikovaya Street"],
    22,
    [39.79607, 57.62633],
  ),
} as const;

/** Pickup points, with the same names in the lists of points and branches. */
export const points = {
  sobornaya: { id: 301, locationId: 21, warehouseId: 501, name: { ru: "На Соборной", en: "On Sobornaya" } },
  vokzalny: { id: 302, locationId: 22, warehouseId: 502, name: { ru: "На Вокзальном", en: "On Vokzalny" } },
  embankment: { id: 303, locationId: 23, warehouseId: 503, name: { ru: "На набережной", en: "On the embankment" } },
} as const;

export const lounge = { id: 411, name: { ru: "Лаундж на Соборной", en: "Lounge on Sobornaya" } } as const;
