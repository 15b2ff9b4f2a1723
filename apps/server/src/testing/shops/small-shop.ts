import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Json, JsonObject } from "../../shop/documents/json.ts";

/** Files of a shop folder by name without `.json`. */
export type ShopFiles = Readonly<Record<string, Json>>;

const allWeek = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), { from: "10:00", to: "22:00" }]));
const square = (west: number, south: number, size: number): Json => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ],
];

/** Two branches, one zone, cash and card on receipt. */
export const smallSettings: JsonObject = {
  seo: { name: "Малый стол", description: "Проверочная столовая" },
  wp_timezone: "Europe/Moscow",
  front_currency: "₽",
  facade: { default_dark: false, colors: { background: "#fffaf2", main_buttons_background_color: "#c8452d" } },
  locations: [
    { term_id: 1, name: "Центр", price_file_path: "", warehouse_id: [10] },
    { term_id: 2, name: "Вокзал", price_file_path: "station.json", warehouse_id: [20] },
  ],
  shipping_methods: [
    { id: "flat_rate:1", name: "Доставка", type: "flat_rate" },
    {
      id: "local_pickup:1",
      name: "Самовывоз",
      type: "local_pickup",
      pickup_locations: [{ id: 31, name: "Центр", coord: "55.75,37.6", warehouse_id: 10 }],
    },
  ],
  payment_methods: [
    { id: "cod", name: "Наличными", enabled: true, online: false },
    { id: "card", name: "Картой курьеру", enabled: true, online: false },
  ],
  map: {
    features: [
      {
        type: "Feature",
        id: 1,
        geometry: { type: "Polygon", coordinates: square(37.55, 55.7, 0.1) },
        properties: { description: "Центр города. ID:centre", fill: "#ff0000" },
      },
    ],
  },
  delivery: {
    conditions: [{ zone_id: "centre", delivery_price: 150, free_from: 1500, minimum: 500 }],
    dot_map_init: { center: [37.6, 55.75], zoom: 12 },
  },
  delivery_work_time: {
    "10": { around_clock: false, week: allWeek, cooking_time_in_minutes: 30 },
    "20": { around_clock: true, week: {}, cooking_time_in_minutes: 20 },
  },
};

/** Soups, pizza, drinks and the shelf of supplements. */
export const smallMenu: readonly JsonObject[] = [
  {
    id: 1,
    name: "Супы",
    slug: "supy",
    parent: 0,
    free_limits: [{ category_id: 9, quantity: 1 }],
    products: [
      {
        id: 101,
        name: "Борщ",
        slug: "borshch",
        price: 300,
        in_stock: true,
        categories: [1],
        images: [{ src: "media/borshch.png", alt: "Борщ" }],
        supplements: [{ id: 901 }],
      },
    ],
  },
  {
    id: 2,
    name: "Пицца",
    slug: "pizza",
    products: [
      {
        id: 201,
        name: "Маргарита",
        slug: "margarita",
        in_stock: true,
        categories: [2],
        variations: [
          { id: 2011, price: 500, attributes: [{ name: "Размер", option: "30 см" }] },
          { id: 2012, price: 700, attributes: [{ name: "Размер", option: "40 см" }] },
        ],
      },
    ],
  },
  {
    id: 3,
    name: "Напитки",
    slug: "napitki",
    products: [{ id: 301, name: "Чай", slug: "chay", price: 100, in_stock: true, categories: [3] }],
  },
  {
    id: 9,
    name: "допы",
    slug: "dopy",
    hide_category: true,
    products: [{ id: 901, name: "Сметана", slug: "smetana", price: 50, in_stock: true, categories: [9] }],
  },
];

/**
 * A shop with two branches (10 in the centre, 20 at the station with its own prices), one zone around
 * 37.6, 55.75, three dishes of which one has variations, a supplement, and cash on delivery.
 * Prices in roubles: soup 300 (station 280), pizza 500 or 700, tea 100, cheese (supplement) 50.
 */
export const smallShop: ShopFiles = {
  settings: smallSettings,
  "settings.en": {
    seo: { name: "Small table" },
    locations: [{ term_id: 1, name: "Centre" }],
  },
  front: { templates: { catalog_type: "default" } },
  banners: [{ id: 1, title: "Суп недели", type: "product", product: 101, skladall: true, device: ["site"] }],
  catalog: smallMenu,
  "catalog.en": [{ id: 1, name: "Soups", products: [{ id: 101, name: "Borscht" }] }],
  "prices/station": [
    {
      id: 1,
      name: "Супы",
      slug: "supy",
      products: [{ id: 101, name: "Борщ", slug: "borshch", price: 280, in_stock: true, categories: [1] }],
    },
  ],
  coupons: { auto: [], codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount: "10" }] },
  "promo-settings": { auto_coupons_summing: false },
  stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 5 }],
  pages: [{ id: 61, slug: "oferta", title: { rendered: "Оферта" }, content: { rendered: "<p>Текст</p>" } }],
  galleries: { "5": { title: "Зал", images: [{ url: "media/borshch.png", alt: "Зал" }] } },
};

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export interface ShopFolderOnDisk {
  readonly path: string;
  /** Writes a further file, or other content; text is written unchanged. */
  write(name: string, content: Json | Buffer): Promise<void>;
  remove(): Promise<void>;
}

/** Writes a shop folder with its picture to a temporary place. */
export async function writeShop(files: ShopFiles = smallShop): Promise<ShopFolderOnDisk> {
  const path = await mkdtemp(join(tmpdir(), "skatert-shop-"));
  const folder: ShopFolderOnDisk = {
    path,
    async write(name, content) {
      const file = join(path, name.includes(".") && !name.endsWith(".en") ? name : `${name}.json`);
      await mkdir(dirname(file), { recursive: true });
      const asItStands = Buffer.isBuffer(content) || typeof content === "string";
      await writeFile(file, asItStands ? content : JSON.stringify(content));
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
  for (const [name, content] of Object.entries(files)) await folder.write(name, content);
  await folder.write("media/borshch.png", pixel);
  return folder;
}
