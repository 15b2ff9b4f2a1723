import { foundText, readLatLonText, readLonLat, settingsFromWire } from "@skatert/contract";
import { bordersCross, boundsOfZones, type Coordinates, coordinateFault } from "@skatert/domain";
import type { Json } from "../../documents/json.ts";
import { placesAt } from "../../documents/walk.ts";
import { type CheckedShop, type FilePlace, type Finding, faultAt, fieldOf, placesIn, warningAt } from "./finding.ts";

/** Half a side of the box that contains all points of one shop, degrees. */
const near = 10;

/** Zones and points: swapped coordinates, zones without an id, invalid borders. */
export function checkZones(shop: CheckedShop): readonly Finding[] {
  const zones = placesIn(shop, "settings", "map.features[]").filter(isZone);
  return [
    ...exchangedPlaces(shop, zones),
    ...zones.flatMap((zone) => (idOf(zone.value) === null ? [withoutId(zone)] : [])),
    ...repeatedIds(zones),
    ...zones.flatMap(borderFindings),
  ];
}

export function isZone({ value }: FilePlace): boolean {
  return placesAt(value, "geometry.type").some(({ value: type }) => /Polygon$/.test(String(type)));
}

/** The id that the running shop reads, wherever the feature has it. */
export function idOf(feature: Json): string | null {
  return settingsFromWire({ map: { features: [feature] } })?.zones[0]?.id ?? null;
}

function withoutId(zone: FilePlace): Finding {
  const description = fieldOf(zone, "properties.description");
  return faultAt(
    description,
    `an id at the end such as "Centre. ID:centre", found ${foundText(description.value)}: the zone is left out`,
  );
}

function repeatedIds(zones: readonly FilePlace[]): readonly Finding[] {
  const seen = new Map<string, string>();
  return zones.flatMap((zone) => {
    const id = idOf(zone.value);
    if (id === null) return [];
    const first = seen.get(id);
    if (first === undefined) seen.set(id, zone.path);
    return first === undefined
      ? []
      : [faultAt(zone, `another id for each zone, found «${id}», which repeats ${first}`)];
  });
}

interface Claim {
  readonly place: FilePlace;
  readonly point: Coordinates;
  /** The remedy when the numbers are swapped. */
  readonly order: string;
}

/** A point far from all others that is near them with its two numbers swapped. */
function exchangedPlaces(shop: CheckedShop, zones: readonly FilePlace[]): readonly Finding[] {
  const claims = claimsOf(shop, zones);
  const [centre] = claims.toSorted((a, b) => neighbours(b, claims) - neighbours(a, claims));
  if (centre === undefined) return [];
  const box = boundsOfZones([{ id: "", name: "", priority: 0, polygons: [[[centre.point]]] }], near);
  return claims.flatMap(({ place, point, order }) =>
    coordinateFault(point, box) === "swapped"
      ? [faultAt(place, `${order}: the two numbers are swapped, found ${numbersOf(place.value)}`)]
      : [],
  );
}

function neighbours({ point }: Claim, claims: readonly Claim[]): number {
  return claims.filter(
    (each) => Math.abs(each.point.lon - point.lon) <= near && Math.abs(each.point.lat - point.lat) <= near,
  ).length;
}

const coordFields = [
  "locations[].coord",
  "shipping_methods[].pickup_locations[].coord",
  "shipping_methods[].restaurants[].coord",
  "contacts.addresses[].coord",
];

/** The map's centre comes first and so decides a tie, then the points. */
function claimsOf(shop: CheckedShop, zones: readonly FilePlace[]): readonly Claim[] {
  const first = "longitude first, then latitude";
  const claim = (place: FilePlace, point: Coordinates | null, order: string): readonly Claim[] =>
    point === null ? [] : [{ place, point, order }];
  return [
    ...placesIn(shop, "settings", "delivery.dot_map_init.center").flatMap((each) =>
      claim(each, readLonLat(each.value), first),
    ),
    ...pointsOf(shop).flatMap((each) => claim(each, readLatLonText(each.value), "latitude first, then longitude")),
    ...zones.flatMap((zone) => {
      const corner = cornersOf(zone)[0];
      return corner === undefined ? [] : claim(corner, readLonLat(corner.value), first);
    }),
  ];
}

/** Every point that a shop writes as "latitude, longitude". */
export function pointsOf(shop: CheckedShop): readonly FilePlace[] {
  return coordFields.flatMap((field) => placesIn(shop, "settings", field));
}

function numbersOf(value: Json): string {
  return Array.isArray(value) ? `[${value.join(", ")}]` : foundText(value);
}

function cornersOf(zone: FilePlace): readonly FilePlace[] {
  return ringsOf(zone).flatMap((ring) =>
    placesAt(ring.value, "[]").map(({ path, value }) => ({ file: ring.file, path: `${ring.path}${path}`, value })),
  );
}

function ringsOf(zone: FilePlace): readonly FilePlace[] {
  const depth = placesAt(zone.value, "geometry.type")[0]?.value === "MultiPolygon" ? "[][]" : "[]";
  return placesAt(zone.value, `geometry.coordinates${depth}`).map(({ path, value }) => ({
    file: zone.file,
    path: `${zone.path}.${path}`,
    value,
  }));
}

/** RFC 7946, 3.1.9. Read as it is, such a side goes round the whole world. */
const acrossAntimeridian =
  "two polygons of a MultiPolygon, one on each side of longitude 180, found a border that jumps from one end of the map to the other";

function borderFindings(zone: FilePlace): readonly Finding[] {
  return ringsOf(zone).flatMap((ring) => {
    const points = placesAt(ring.value, "[]").flatMap(({ value }) => readLonLat(value) ?? []);
    const [first, last] = [points[0], points.at(-1)];
    const isCut = !points.some((point, index) => Math.abs(point.lon - (points[index - 1] ?? point).lon) > 180);
    const isClosed = first?.lon === last?.lon && first?.lat === last?.lat;
    if (!isCut) return [faultAt(ring, acrossAntimeridian)];
    return [
      ...(isClosed ? [] : [warningAt(ring, "the first point again at the end: the shop closes the border by itself")]),
      ...(bordersCross(points)
        ? [warningAt(ring, "a border that does not cross itself: parts inside it count as outside")]
        : []),
    ];
  });
}
