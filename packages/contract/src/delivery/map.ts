import { type Coordinates, coordinateFault, type DeliveryCondition, type Polygon, viewOfPoints } from "@skatert/domain";
import { mapEach, type ReportDropped } from "../fields/drop-malformed.ts";
import {
  readId,
  readList,
  readMoney,
  readMoneyOrZero,
  readNumber,
  readRecord,
  readText,
  readTextOrNull,
} from "../fields/read.ts";
import { readColor } from "../fields/read-address.ts";
import { readLonLat } from "../fields/read-place.ts";
import {
  AreaSchema,
  ConditionSchema,
  StreetSchema,
  type WireArea,
  type WireCondition,
  type WireStreet,
  type WireZoneFeature,
  ZoneFeatureSchema,
} from "./schemas.ts";
import type { MapArea, MapBase, MapStart, MapStreet, MapZone } from "./types.ts";
import { firstSentence, splitZoneDescription } from "./zone-id.ts";

/** Half the width of the box around the map's centre in which a shop's zones are expected, degrees. */
const NEAR_DEGREES = 10;

/**
 * Maps `map.features` to zones. A feature without a polygon is no zone; one without an id, or with swapped coordinates
 * (compared with the map's centre), is reported and left out.
 */
export function zonesFromWire(features: unknown, start: MapStart | null, report: ReportDropped): readonly MapZone[] {
  const polygons = readList(features).filter((feature) =>
    /Polygon$/.test(readText(readRecord(readRecord(feature)["geometry"])["type"])),
  );
  return mapEach(polygons, "settings map.features", ZoneFeatureSchema, (wire) => zoneFromWire(wire, start), report);
}

function zoneFromWire(wire: WireZoneFeature, start: MapStart | null): MapZone | null {
  const { geometry } = wire;
  const properties = wire.properties ?? {};
  const described = describedZone(wire.id, properties);
  if (described === null) return null;
  const polygons =
    geometry.type === "Polygon" ? [polygonOf(geometry.coordinates)] : geometry.coordinates.map(polygonOf);
  if (polygons.flat(2).some((point) => coordinateFault(point, nearby(start)) !== null)) return null;
  return {
    id: described.id,
    name: readTextOrNull(properties.name) ?? firstSentence(described.text),
    description: described.text,
    polygons,
    priority: readNumber(properties.priority) ?? 0,
    style: {
      fill: readColor(properties.fill),
      fillOpacity: readNumber(properties["fill-opacity"]),
      stroke: readColor(properties.stroke),
      strokeWidth: readNumber(properties["stroke-width"]),
      strokeOpacity: readNumber(properties["stroke-opacity"]),
    },
  };
}

/**
 * The zone's id and text. The marker in the description is the older form, so it takes precedence over the id fields.
 */
function describedZone(
  id: WireZoneFeature["id"],
  properties: NonNullable<WireZoneFeature["properties"]>,
): { id: string; text: string } | null {
  const description = readText(properties.description);
  const field = readTextOrNull(properties.id) ?? readTextOrNull(id);
  return splitZoneDescription(description) ?? (field === null ? null : { id: field, text: description });
}

function nearby(start: MapStart | null) {
  if (start === null) return null;
  const { lon, lat } = start.center;
  return { west: lon - NEAR_DEGREES, east: lon + NEAR_DEGREES, south: lat - NEAR_DEGREES, north: lat + NEAR_DEGREES };
}

function polygonOf(rings: readonly (readonly (readonly number[])[])[]): Polygon {
  return rings.map((ring) => lineOf(ring));
}

function lineOf(positions: readonly unknown[]): readonly Coordinates[] {
  return positions.map(readLonLat).filter((point) => point !== null);
}

export function mapStartFromWire(value: unknown): MapStart | null {
  const wire = readRecord(value);
  const center = readLonLat(wire["center"]);
  return center === null ? null : { center, zoom: readNumber(wire["zoom"]) ?? 12 };
}

/**
 * The start of the map without `dot_map_init`: all zones and branches. Null if the shop has neither. The storefront
 * opens one zoom step farther out.
 */
export function mapStartOf(
  zones: readonly Pick<MapZone, "polygons">[],
  branches: readonly { readonly coordinates: Coordinates | null }[],
): MapStart | null {
  const points = branches.flatMap(({ coordinates }) => coordinates ?? []);
  const view = viewOfPoints([...zones.flatMap(({ polygons }) => polygons).flat(2), ...points]);
  return view && { center: view.center, zoom: view.zoom + 1 };
}

/** `delivery.conditions`; a missing price or minimum is 0, an express cost of 0 is a cost (readings). */
export function conditionsFromWire(list: unknown, report: ReportDropped): readonly DeliveryCondition[] {
  return mapEach(readList(list), "settings delivery.conditions", ConditionSchema, conditionFromWire, report);
}

function conditionFromWire(wire: WireCondition): DeliveryCondition {
  return {
    zoneId: readText(wire.zone_id),
    warehouseId: readId(wire.warehouse_id),
    price: readMoneyOrZero(wire.delivery_price),
    freeFrom: readMoney(wire.free_from),
    minimum: readMoneyOrZero(wire.minimum),
    expressCost: readMoney(wire.express_cost),
    expressMinutes: minutesOrNull(wire.express_minutes),
  };
}

function minutesOrNull(value: unknown): number | null {
  const minutes = Math.round(readNumber(value) ?? 0);
  return minutes > 0 ? minutes : null;
}

/** `map.base`: streets and areas of our own map; both empty without it. */
export function mapBaseFromWire(value: unknown, report: ReportDropped): MapBase {
  const wire = readRecord(value);
  return {
    streets: mapEach(readList(wire["streets"]), "settings map.base.streets", StreetSchema, streetFromWire, report),
    areas: mapEach(readList(wire["areas"]), "settings map.base.areas", AreaSchema, areaFromWire, report),
  };
}

function streetFromWire(wire: WireStreet): MapStreet {
  return {
    name: wire.name.trim(),
    nameEn: readTextOrNull(wire.name_en),
    kind: readTextOrNull(wire.kind) ?? "street",
    line: lineOf(wire.line),
    houses: wire.houses ? { from: wire.houses.from, to: wire.houses.to } : null,
  };
}

function areaFromWire(wire: WireArea): MapArea {
  const isSingleRing = typeof wire.polygon[0]?.[0] === "number";
  return {
    kind: wire.kind,
    name: readTextOrNull(wire.name),
    rings: isSingleRing ? [lineOf(wire.polygon)] : wire.polygon.map(lineOf),
  };
}
