import { readFileSync } from "node:fs";
import { housePlace } from "@skatert/domain";
import type { CalledOrder } from "../../e2e/fixtures/by-call.ts";
import { dishes, sizes, supplements } from "../../e2e/known/dishes.ts";
import { points } from "../../e2e/known/places.ts";
import type { Language } from "../../e2e/pages/words.ts";
import { inProject } from "../setup/places.mjs";

/** An order by its guest. */
export type GuestOrder = {
  readonly name: Readonly<Record<Language, string>>;
  readonly phone: string;
  readonly lines: CalledOrder["lines"];
  /** Street by its Russian name, house and flat; without it the guest comes to Sobornaya. */
  readonly to?: readonly [street: string, house: number, apartment: string];
  readonly comment?: Readonly<Record<Language, string>>;
  readonly isOnline?: boolean;
};

type Street = {
  readonly name: string;
  readonly name_en: string;
  readonly line: readonly (readonly [number, number])[];
  readonly houses: { readonly from: number; readonly to: number };
};
const streets: readonly Street[] = JSON.parse(readFileSync(inProject("demo", "settings.json"), "utf8")).map.base
  .streets;

/** The order as the calls expect it. Throws for an address that the demo's town lacks. */
export function calledOrder(guest: GuestOrder, language: Language): CalledOrder {
  const { name, phone, lines, to, comment, isOnline = false } = guest;
  const texts = { name: name[language], phone, comment: comment?.[language] ?? "" };
  const warehouse = points.sobornaya.warehouseId;
  if (to === undefined) return { lines, warehouse, pickup: points.sobornaya.id, texts, isOnline };
  const [street, house, apartment] = to;
  const found = streets.find((each) => each.name === street);
  const place = found === undefined ? null : placeOf(found, house);
  if (found === undefined || place === null) throw new Error(`the town has no ${street}, ${house}`);
  const address = `${language === "ru" ? found.name : found.name_en}, ${house}`;
  return { lines, warehouse, to: place, texts: { ...texts, address, apartment }, isOnline };
}

function placeOf({ name, name_en: nameEn, line, houses }: Street, house: number) {
  const points = line.map(([lon, lat]) => ({ lon, lat }));
  return housePlace({ name, nameEn, line: points, houses }, String(house));
}

const one = (product: { readonly id: number }, quantity = 1) => ({ product_id: product.id, quantity });
const pizza = { ...one(dishes.margherita), variation_id: sizes.large.id };

/** Orders before the guest of the tour, in the order of their coming. */
export const earlier = {
  kirill: {
    name: { ru: "Кирилл Орлов", en: "Kirill Orlov" },
    phone: "+79115550143",
    lines: [one(dishes.borscht, 2), one(dishes.mash)],
    to: ["Театральная улица", 24, "7"],
  },
  marina: {
    name: { ru: "Марина", en: "Marina" },
    phone: "+79215550172",
    lines: [one(dishes.burger, 2)],
  },
  timur: {
    name: { ru: "Тимур Алиев", en: "Timur Aliev" },
    phone: "+79035550118",
    lines: [pizza, one(dishes.fondant, 2)],
    to: ["Музейный переулок", 4, "31"],
    comment: { ru: "Домофон не работает, позвоните", en: "The intercom is broken, please call" },
  },
  nina: {
    name: { ru: "Нина Сергеевна", en: "Nina Sergeevna" },
    phone: "+79165550125",
    lines: [{ ...one(dishes.borscht), supplements: [{ id: supplements.sourCream.id, count: 1 }] }, one(dishes.cheeks)],
    to: ["Театральная улица", 9, "15"],
  },
} as const satisfies Record<string, GuestOrder>;

/** The guest of the tour. */
export const vera = { name: { ru: "Вера", en: "Vera" }, phone: "9105550164" } as const;
