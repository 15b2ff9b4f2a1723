import * as fc from "fast-check";
import type { Json, JsonObject } from "../../shop/documents/json.ts";

/** Shops of a few entities, in any form that a document may have, for property tests. */
export type AnyShop = ReadonlyMap<string, Json>;

const text = fc.constantFrom("", "Борщ", "Уха", "Плов");
const id = fc.nat(4);
/** Objects with an id, and with their fields in any order. */
function fields(more: Readonly<Record<string, fc.Arbitrary<Json>>>): fc.Arbitrary<JsonObject> {
  return fc.record(more, { requiredKeys: ["id"] }).map((entry) => {
    const given = Object.entries(entry).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return Object.fromEntries(given.toSorted(([, some], [, other]) => (textOf(some) < textOf(other) ? -1 : 1)));
  });
}

function textOf(value: Json): string {
  return JSON.stringify(value);
}

const product = fields({ id, name: text, price: fc.nat(3), acf: fc.dictionary(fc.constantFrom("a", "b"), fc.nat(2)) });
const productWithoutId = fc.record({ name: text });
const products = fc.array(fc.oneof({ weight: 30, arbitrary: product }, { weight: 1, arbitrary: productWithoutId }), {
  maxLength: 4,
});
const category = fields({ id, name: text, products: products.map((list): Json => list) });
const menu = fc.array(category, { maxLength: 4 }).map((list): Json => list);
const parts = fc.record({ categories: menu, products: products.map((list): Json => list) }, { requiredKeys: [] });
const entries = fc.array(fields({ id, slug: text, title: text }), { maxLength: 3 }).map((list): Json => list);
const coupons = fc.record({ auto: entries, codes: entries, note: text }, { requiredKeys: [] });
const location = fields({ id, term_id: id, warehouse_id: fc.oneof(id, fc.tuple(id)), name: text });
const feature = fields({ id, properties: fc.record({ description: fc.constantFrom("", "ID:a", "Центр. ID:b") }) });
const condition = fc.record({ zone_id: fc.constantFrom("a", "b"), delivery_price: fc.nat(3) });
const place = fields({ id, name: text, warehouse_id: fc.oneof(id, fc.tuple(id)) });
const way = fields({
  id: fc.oneof(id, fc.constantFrom("local_pickup:1")),
  name: text,
  pickup_locations: fc.oneof(
    fc.array(place, { maxLength: 3 }).map((each): Json => each),
    fc.constantFrom<Json>("", null),
  ),
  restaurants: fc.array(place, { maxLength: 2 }).map((each): Json => each),
});
const list = (entry: fc.Arbitrary<Json>) => fc.array(entry, { maxLength: 3 }).map((each): Json => each);
const settings = fc
  .record(
    {
      front_currency: text,
      seo: fc.record({ name: text }),
      locations: list(location),
      shipping_methods: list(way),
      delivery_work_time: fc.dictionary(fc.constantFrom("1", "2"), fc.record({ around_clock: fc.boolean() })),
      map: fc.record({ features: list(feature), yandex_url: text }, { requiredKeys: [] }),
      delivery: fc.record({ slot_minutes: fc.nat(3), conditions: list(condition) }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  )
  .map((entry): Json => entry);
const gallery = fc.dictionary(fc.constantFrom("1", "2", "main"), entries);

/** A shop's documents; a copy of a dish may differ from the others. */
export const anyShop: fc.Arbitrary<AnyShop> = fc
  .record(
    {
      catalog: menu,
      "prices/station": menu,
      "catalog.en": fc.oneof(menu, parts),
      "catalog.de": parts,
      settings,
      "settings.en": settings,
      coupons,
      "coupons.en": coupons,
      pages: entries,
      "pages.en": entries,
      galleries: gallery,
      bonus: fc.record({ active: fc.boolean() }),
    },
    { requiredKeys: [] },
  )
  .map((documents) => new Map(Object.entries(JSON.parse(JSON.stringify(documents)))));
