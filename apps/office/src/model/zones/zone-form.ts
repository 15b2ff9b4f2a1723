import { type WireEntity, zoneTextOf } from "@skatert/contract";
import { type DeliveryCondition, type DeliveryZone, moneyFromRoubles } from "@skatert/domain";
import { type Fields, fieldsIn, placedEntries, textOf } from "../entities/read-fields.ts";
import { shapeOfGeometry, type ZoneShape } from "./zone-shape.ts";

export const FEATURE = "settings#features";
export const CONDITIONS = "settings#conditions";

/** A zone's texts for guests in one language. */
export interface ZoneWords {
  name: string;
  details: string;
}

/** Terms of delivery to a zone, in roubles. Null: not set. */
export interface ZoneTerms {
  /** Null: every branch without its own terms. */
  branch: number | null;
  price: number | null;
  minimum: number | null;
  freeFrom: number | null;
  express: number | null;
  /** Minutes of an express order. */
  expressMinutes: number | null;
}

/** The form of a zone. Texts are by language; "" is the shop's own. */
export interface ZoneForm {
  words: Record<string, ZoneWords>;
  shape: ZoneShape;
  /** CSS colour of the area on the guests' map; "": the map's default. */
  colour: string;
  priority: number;
  terms: ZoneTerms[];
}

/** The language of a facet with a zone's texts; "" is the shop's own. Null: the facet has no texts. */
export function languageOfFacet(facet: string): string | null {
  return /^settings(?:\.([\w-]+))?#features$/.exec(facet)?.[1] ?? (facet === FEATURE ? "" : null);
}

export function facetOfLanguage(language: string): string {
  return language === "" ? FEATURE : `settings.${language}#features`;
}

export function zoneForm({ facets }: Pick<WireEntity, "facets">): ZoneForm {
  const feature = fieldsIn(facets[FEATURE]);
  const { type, coordinates } = fieldsIn(feature["geometry"]);
  const properties = fieldsIn(feature["properties"]);
  const words = Object.entries(facets).flatMap(([facet, content]) => {
    const language = languageOfFacet(facet);
    const { name, details } = zoneTextOf(fieldsIn(fieldsIn(content)["properties"]));
    return language === null ? [] : [[language, { name, details }] as const];
  });
  const terms = conditionsOf(facets).map((fields) => ({
    branch: numberOf(fields["warehouse_id"]),
    price: numberOf(fields["delivery_price"]) ?? 0,
    minimum: numberOf(fields["minimum"]) ?? 0,
    freeFrom: numberOf(fields["free_from"]),
    express: numberOf(fields["express_cost"]),
    expressMinutes: numberOf(fields["express_minutes"]),
  }));
  return {
    words: { "": { name: "", details: "" }, ...Object.fromEntries(words) },
    shape: shapeOfGeometry(type, coordinates),
    colour: textOf(properties["fill"]),
    priority: numberOf(properties["priority"]) ?? 0,
    terms,
  };
}

/** The entries of `delivery.conditions` for one zone. */
export function conditionsOf(facets: Fields): readonly Fields[] {
  return placedEntries(facets[CONDITIONS]);
}

function numberOf(value: unknown): number | null {
  const text = typeof value === "string" ? value.replace(",", ".").trim() : value;
  const number = text === "" || text === null || text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** A new zone without a border. */
export function newZoneForm(terms: Omit<ZoneTerms, "branch">): ZoneForm {
  return {
    words: { "": { name: "", details: "" } },
    shape: [],
    colour: "",
    priority: 0,
    terms: [{ branch: null, ...terms }],
  };
}

/** The zone and its terms in the shop's format, for the map and the check of all zones. */
export function editedZone(
  id: string,
  { words, shape, priority, terms }: ZoneForm,
): { readonly zone: DeliveryZone; readonly conditions: readonly DeliveryCondition[] } {
  const sum = (roubles: number | null) => (roubles === null ? null : moneyFromRoubles(roubles));
  return {
    zone: { id, name: words[""]?.name ?? "", polygons: shape, priority },
    conditions: terms.map(({ branch, price, minimum, freeFrom, express, expressMinutes }) => ({
      zoneId: id,
      warehouseId: branch,
      price: moneyFromRoubles(price ?? 0),
      minimum: moneyFromRoubles(minimum ?? 0),
      freeFrom: sum(freeFrom),
      expressCost: sum(express),
      expressMinutes,
    })),
  };
}
