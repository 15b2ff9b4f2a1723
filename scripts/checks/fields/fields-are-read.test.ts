import { readFileSync } from "node:fs";
import { CategorySchema, categoriesFromWire, SettingsSchema, settingsFromWire } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { changedBy } from "./change-field.ts";
import { fieldsOf } from "./schema-fields.ts";
import { declaredProperties, isReadIn, productSources } from "./sources.ts";

const root = new URL("../../../", import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, root), "utf8");
const readDemo = (name: string) => JSON.parse(readText(`demo/${name}.json`));

/** The demo's settings with one entry per list, and with the fields that the demo omits. */
function settingsBases() {
  const demo = readDemo("settings");
  const list = (entries: readonly unknown[]) => entries.slice(0, 1);
  const withTables = ([point]: readonly object[]) => [{ ...point, tables: [{ number: "1", seats: 2 }] }];
  const methodOf = (type: string) => demo.shipping_methods.find((method: { type: string }) => method.type === type);
  const whole = {
    ...demo,
    banners: list(readDemo("banners")),
    popups: demo.popups.slice(1, 2),
    locations: list(demo.locations),
    payment_methods: list(demo.payment_methods),
    shipping_methods: [
      {
        ...methodOf("local_pickup"),
        pickup_locations: withTables(methodOf("local_pickup").pickup_locations),
        restaurants: withTables(methodOf("restaurants").restaurants),
      },
    ],
    language_list: list(demo.language_list),
    seo_by_langs: list(demo.seo_by_langs),
    redirects: list(demo.redirects),
    settings: { ...demo.settings, single_stock_mode: true },
    map: {
      features: list(demo.map.features),
      base: { streets: list(demo.map.base.streets), areas: list(demo.map.base.areas) },
    },
    show_demo_previews: true,
    realtime: { key: "key" },
    delivery_work_time: {
      "501": {
        week: { "1": { from: "10:00", to: "22:00" } },
        exceptions: { "2026-12-31": { from: "10:00", to: "12:00" } },
      },
    },
  };
  // Settings without the fields that take precedence over other fields of the same meaning.
  const sparse = {
    ...whole,
    contacts: { phone: "+7", email: "a@b.example", address: "A" },
    menu: [{ name: "A", url: "/a" }],
    logo: undefined,
    logos: undefined,
    language_list: [{ code: "en" }, { code: "ru" }],
    map: { ...whole.map, features: whole.map.features.map(withoutMarker), yandex_api_key: "key" },
    google_languages_list: ["en"],
  };
  const banner = { id: 1, title: "News", device: ["site"], gallery: [], desctop_slider: [] };
  const banners = [
    { ...banner, type: "product", product: { id: 3 } },
    { ...banner, type: "category", category: { id: 3 } },
    { ...banner, type: "text", post: { post_slug: "news" } },
  ];
  const notice = { id: 1, isTimePopup: true, bgImage: "/notice.webp" };
  return [whole, sparse, { popups: [notice] }, ...banners.map((each) => ({ banners: [each] }))];
}

/** A zone whose description has no `ID:`, so that its id fields count. */
function withoutMarker(zone: { properties: object }) {
  return { ...zone, id: 1, properties: { ...zone.properties, description: "" } };
}

function catalogBases() {
  const dish = {
    id: 7,
    name: "Dish",
    slug: "dish",
    price: 100,
    attributes: [{ name: "Size", options: ["S"] }],
    variations: [],
    supplements: [{ id: 9 }],
    images: [{ src: "/dish.webp", alt: "" }],
    acf: { combo_discount_type: "percent", combo_discount: 10 },
    measure_unit: "г",
    portion_nat_size: 100,
    portion_parts: "60/40",
    product_availability: { weekdays: [1], from: "09:00", to: "12:00" },
    option_groups: [{ group_id: 6, options: [{ product_id: 9 }] }],
  };
  const category = {
    id: 5,
    name: "Section",
    free_limits: [{ category_id: 6, quantity: 2 }],
    choice: { kind: "set", options: [{ product_id: 9 }] },
  };
  const category_availability = { weekdays: [1], from: "09:00", to: "12:00" };
  const fixed = {
    ...dish,
    acf: { combo_discount_type: "fixed", combo_discount: 10 },
    price: "",
    variations: [
      { id: 8, price: 5, portion_nat_size: 3, portion_parts: "2/1", attributes: [{ name: "Size", option: "S" }] },
    ],
  };
  return [dish, fixed].map((product) => ({ ...category, category_availability, products: [product] }));
}

/** GeoJSON prescribes it, with the same value in every file. */
const withoutEffect = new Set(["map.features.type"]);
/** Fields that the shop does not show: integrations and imports read them as they are stored. */
const ofOtherReaders = new Set([
  "products.status",
  "products.variations.status",
  "products.external_numbers",
  "external_numbers",
]);

const sources = productSources();
const properties = declaredProperties();
const known = new Map<string, boolean>();

function isRead(name: string): boolean {
  const answer = known.get(name) ?? isReadIn(sources, name);
  known.set(name, answer);
  return answer;
}

const mapping = (schema: { safeParse(wire: unknown): { success: boolean } }, map: (wire: unknown) => unknown) => ({
  map,
  accepts: (wire: unknown) => schema.safeParse(wire).success,
  isProperty: (key: string) => properties.has(key),
  isEnough: isRead,
});

/** The fault of a field; null: it is mapped, and the mapped property is read. */
function complaint(name: string, changed: ReadonlySet<string>): string | null {
  if (changed.size === 0) return `${name}: no mapper reads it`;
  return [...changed].some(isRead) ? null : `${name}: mapped to ${[...changed].join(", ")}, which nothing reads`;
}

describe("every field of the wire has an effect", () => {
  it("ENT-1 each field of the settings is mapped, and its mapped property is read", () => {
    const bases = settingsBases();
    const read = mapping(SettingsSchema, (wire) => settingsFromWire(wire));
    const fields = [...fieldsOf(SettingsSchema)].filter(([name]) => !withoutEffect.has(name));
    const wrong = fields.map(([name, paths]) => complaint(name, changedBy(bases, paths, read)));
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });

  it("ENT-1 each field of categories and products is mapped, and its mapped property is read", () => {
    const bases = catalogBases();
    const read = mapping(CategorySchema, (wire) => categoriesFromWire([wire]));
    const fields = [...fieldsOf(CategorySchema)].filter(([name]) => !ofOtherReaders.has(name));
    const wrong = fields.map(([name, paths]) => complaint(name, changedBy(bases, paths, read)));
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });

  it("every shop property sent to pages is read by a page", () => {
    const elsewhere = productSources([
      "apps/storefront/app/model/shop/shop.ts",
      "apps/storefront/app/page-data/shop/shop-view.ts",
    ]);
    const declared = /export interface ShopView \{([\s\S]*?)\n\}/.exec(
      readText("apps/storefront/app/model/shop/shop.ts"),
    )?.[1];
    const names = [...(declared ?? "").matchAll(/readonly (\w+)\??:/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !isReadIn(elsewhere, name))).toEqual([]);
  });
});

describe("the check itself", () => {
  it("reports an unmapped field, and one whose property is never read", () => {
    const anything = { safeParse: () => ({ success: true }) };
    const ignored = changedBy(
      [{ a: 1 }],
      [["b"]],
      mapping(anything, (wire) => Reflect.get(Object(wire), "a")),
    );
    expect(complaint("b", ignored)).toBe("b: no mapper reads it");
    expect(complaint("a", new Set(["neverReadAnywhere"]))).toContain("which nothing reads");
  });

  it("counts an access or a pattern as a read, not a declaration", () => {
    for (const read of ["x.total;", 'x["total"]', "const { total } = x;", "({ total }) => total", "f({ a, total })"])
      expect(isReadIn(read, "total"), read).toBe(true);
    for (const none of ["readonly total: number;", "{ total: 1 }", "subtotal"])
      expect(isReadIn(none, "total"), none).toBe(false);
  });
});
