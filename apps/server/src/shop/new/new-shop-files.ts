import { editorSettings } from "@skatert/contract";
import type { Json, JsonObject } from "../documents/json.ts";
import type { NewShopOptions } from "./new-shop-options.ts";
import { newShopReadme } from "./new-shop-readme.ts";
import { NEW_SHOP_WORDS, type NewShopWords, PLACEHOLDER_PHONE } from "./new-shop-words.ts";
import { ringAround } from "./new-shop-zone.ts";
import { schemaFiles } from "./schema-files.ts";

const warehouse = 10;
const zone = "near";
const zoneKilometres = 3;

/** The text files of a new shop by their paths in its folder; pictures are copied separately. */
export function newShopFiles(options: NewShopOptions): ReadonlyMap<string, string> {
  const words = NEW_SHOP_WORDS[options.language];
  return new Map([
    ["settings.json", pretty(settingsOf(options, words))],
    ["catalog.json", pretty(catalogOf(words))],
    ["coupons.json", pretty(couponsOf(words))],
    ["README.md", newShopReadme({ code: words.coupon.code, timeZone: options.timeZone })],
    [".vscode/settings.json", pretty(editorSettings({ schemas: "schemas", shop: "" }))],
    ...[...schemaFiles()].map(([name, text]) => [`schemas/${name}`, text] as const),
  ]);
}

/** Pictures of a new shop: paths in its folder with the demo's pictures. */
export function newShopPictures({ language }: NewShopOptions): ReadonlyMap<string, string> {
  const dishes = NEW_SHOP_WORDS[language].sections.flatMap((section) => section.dishes);
  return new Map(dishes.map(({ slug }) => [pictureOf(slug), `media/dishes/${slug}-640.webp`]));
}

function settingsOf(options: NewShopOptions, words: NewShopWords): JsonObject {
  const { name, city, point, currency, timeZone, language } = options;
  const coord = `${point.lat},${point.lon}`;
  const branch = { name, address: words.address, coord };
  return {
    $schema: "schemas/settings.schema.json",
    seo: { name, description: words.description(city) },
    wp_timezone: timeZone,
    front_currency: currency,
    language_list: [{ code: language, text: words.languageName, default: true }],
    contacts: { phone: PLACEHOLDER_PHONE, address: `${city}, ${words.address}` },
    locations: [{ term_id: 1, city, ...branch, warehouse_id: warehouse, hours: words.hours }],
    delivery_work_time: { [warehouse]: { week: everyDay("10:00", "22:00"), cooking_time_in_minutes: 30 } },
    shipping_methods: [
      { id: 1, name: words.delivery, type: "flat_rate" },
      {
        id: 2,
        name: words.pickup,
        type: "local_pickup",
        pickup_locations: [{ id: 1, ...branch, warehouse_id: warehouse }],
      },
    ],
    payment_methods: [
      { id: "cash", name: words.cash },
      { id: "card", name: words.card },
    ],
    delivery: {
      conditions: [{ zone_id: zone, delivery_price: 150, free_from: 1500, minimum: 500 }],
    },
    map: {
      features: [
        {
          type: "Feature",
          id: zone,
          geometry: { type: "Polygon", coordinates: [ringAround(point, zoneKilometres)] },
          properties: { description: words.zone },
        },
      ],
    },
  };
}

function everyDay(from: string, to: string): JsonObject {
  return Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), { from, to }]));
}

function catalogOf({ sections }: NewShopWords): Json {
  return sections.map(({ slug, name, dishes }, index) => ({
    id: index + 1,
    name,
    slug,
    products: dishes.map((dish, place) => ({
      id: (index + 1) * 100 + place + 1,
      name: dish.name,
      slug: dish.slug,
      description: dish.description,
      images: [pictureOf(dish.slug)],
      price: dish.price,
      measure_unit: dish.unit,
      portion_nat_size: dish.amount,
    })),
  }));
}

function couponsOf({ coupon }: NewShopWords): JsonObject {
  const { code, description } = coupon;
  return {
    $schema: "schemas/coupons.schema.json",
    codes: [{ id: 1, code, discount_type: "percent", amount: 10, description, usage_limit_per_user: 1 }],
  };
}

function pictureOf(slug: string): string {
  return `media/dishes/${slug}.webp`;
}

function pretty(content: Json | object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
