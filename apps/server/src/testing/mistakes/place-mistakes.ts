import { both, drop, type Mistake, put } from "./edits.ts";

const settings = (path: string, value: Parameters<typeof put>[2]) => put("settings", path, value);
const zone = "map.features[0]";
const ring = `${zone}.geometry.coordinates[0]`;
const square = (lon: number, lat: number) => [
  [lon, lat],
  [lon + 0.1, lat],
  [lon + 0.1, lat + 0.1],
  [lon, lat + 0.1],
  [lon, lat],
];
const point = "shipping_methods[1].pickup_locations[0]";

export const placeMistakes: readonly Mistake[] = [
  [
    "a coordinate in words",
    settings(`${point}.coord`, "рядом с метро"),
    "settings.json: shipping_methods[1].pickup_locations[0].coord «Центр»: latitude, longitude such as 55.75, 37.62, found «рядом с метро»",
  ],
  [
    "a coordinate with decimal commas",
    settings(`${point}.coord`, "55,75, 37,6"),
    "settings.json: shipping_methods[1].pickup_locations[0].coord «Центр»: latitude, longitude such as 55.75, 37.62, found «55,75, 37,6»",
  ],
  [
    "a point with longitude first",
    settings(`${point}.coord`, "37.6,55.75"),
    "settings.json: shipping_methods[1].pickup_locations[0].coord «Центр»: latitude first, then longitude: the two numbers are swapped, found «37.6,55.75»",
  ],
  [
    "a point outside of every zone",
    settings(`${point}.coord`, "55.95, 37.6"),
    "settings.json: warning: shipping_methods[1].pickup_locations[0].coord «Центр»: this point is outside of every delivery zone",
  ],
  [
    "a zone with latitude first",
    settings(
      ring,
      square(37.55, 55.7).map(([lon, lat]) => [lat ?? 0, lon ?? 0]),
    ),
    "settings.json: map.features[0].geometry.coordinates[0][0]: longitude first, then latitude: the two numbers are swapped, found [55.7, 37.55]",
  ],
  [
    "a map's centre with latitude first",
    settings("delivery.dot_map_init.center", [55.75, 37.6]),
    "settings.json: delivery.dot_map_init.center: longitude first, then latitude: the two numbers are swapped, found [55.75, 37.6]",
  ],
  [
    "a map that starts in another town",
    settings("delivery.dot_map_init.center", [60.6, 56.84]),
    "settings.json: warning: delivery.dot_map_init.center: the map starts outside of every delivery zone: without dot_map_init it starts around them",
  ],
  [
    "a latitude of no place on Earth",
    settings(`${ring}[0]`, [37.55, 155.7]),
    "settings.json: map.features[0].geometry.coordinates[0][0][1]: [longitude, latitude] such as [37.62, 55.75], at most 90, found 155.7",
  ],
  [
    "a zone without an id",
    both(drop("settings", `${zone}.id`), settings(`${zone}.properties.description`, "Центр города")),
    'settings.json: map.features[0].properties.description: an id at the end such as "Centre. ID:centre", found «Центр города»: the zone is left out',
  ],
  [
    "a zone across longitude 180 in one piece",
    settings(ring, [
      [179.95, 55.7],
      [-179.95, 55.7],
      [-179.95, 55.8],
      [179.95, 55.8],
      [179.95, 55.7],
    ]),
    "settings.json: map.features[0].geometry.coordinates[0]: two polygons of a MultiPolygon, one on each side of longitude 180, found a border that jumps from one end of the map to the other",
  ],
  [
    "a zone of two points",
    settings(ring, [
      [37.5, 55.7],
      [37.6, 55.8],
    ]),
    "settings.json: map.features[0].geometry.coordinates[0]: a list of at least 3, found a list of 2",
  ],
  [
    "a zone that is not closed",
    settings(ring, square(37.55, 55.7).slice(0, 4)),
    "settings.json: warning: map.features[0].geometry.coordinates[0]: the first point again at the end: the shop closes the border by itself",
  ],
  [
    "a zone whose border crosses itself",
    settings(ring, [
      [37.5, 55.7],
      [37.7, 55.8],
      [37.7, 55.7],
      [37.5, 55.8],
      [37.5, 55.7],
    ]),
    "settings.json: warning: map.features[0].geometry.coordinates[0]: a border that does not cross itself: parts inside it count as outside",
  ],
  [
    "two zones of one id",
    settings("map.features[1]", {
      geometry: { type: "Polygon", coordinates: [square(37.6, 55.7)] },
      properties: { description: "Юг. ID:centre" },
    }),
    "settings.json: map.features[1]: another id for each zone, found «centre», which repeats map.features[0]",
  ],
  [
    "a zone without terms",
    settings("delivery.conditions", []),
    "settings.json: warning: map.features[0]: the zone «centre» has no entry in delivery.conditions: deliveries there are impossible",
  ],
  [
    "terms of a misspelt zone",
    settings("delivery.conditions[0].zone_id", "center"),
    'settings.json: delivery.conditions[0].zone_id: unknown zone center; write "centre"',
  ],
  [
    "free delivery from below the minimum",
    both(settings("delivery.conditions[0].minimum", 900), settings("delivery.conditions[0].free_from", 600)),
    "settings.json: warning: delivery.conditions[0].free_from: a sum above minimum (900), found 600: every delivery of the zone is free",
  ],
  [
    "a minimum in kopecks",
    settings("delivery.conditions[0].minimum", 50_000),
    "settings.json: warning: delivery.conditions[0].minimum: a sum that an order reaches, found 50000; the dearest dish costs 700",
  ],
];
