import type { MapArea } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import leaflet from "leaflet";
import type { PlaceOptions } from "../../../model/place/place-options.ts";
import { nameElement } from "./name-markup.ts";
import styles from "./place-map.module.css";

type Rings = readonly (readonly Coordinates[])[];

/** Water, parks, blocks and delivery zones, below everything else. */
export function drawGround(map: leaflet.Map, { base, zones }: PlaceOptions, language: string): void {
  for (const area of base.areas) {
    leaflet
      .polygon(ringsOf(area.rings), {
        className: `${styles["area"]} ${styles[area.kind] ?? styles["block"]}`,
        interactive: false,
      })
      .addTo(map);
    if (area.name !== null && language === "ru") drawName(map, area, area.name);
  }
  // Without streets the zones' names give orientation.
  if (base.streets.length === 0)
    for (const zone of zones) drawName(map, { rings: zone.polygons.flat(), kind: "zone" }, zone.name);
  // The lowest first, so that a zone within another is drawn above it.
  const drawn = zones
    .toSorted((a, b) => a.priority - b.priority)
    .map((zone) => ({ zone, polygon: drawZone(map, zone) }));
  const settle = () => {
    const zoom = map.getZoom();
    map.getContainer().dataset["detail"] = zoom >= 14 ? "full" : zoom >= 12.5 ? "some" : "few";
    for (const { zone, polygon } of drawn)
      polygon.setStyle({ fillOpacity: (zone.style.fillOpacity ?? usualOpacity) * fillShare(zoom) });
  };
  map.on("zoomend", settle);
  settle();
}

const usualOpacity = 0.15;

/** A close view shows the streets of one zone, a far view the zones, so the fill fades while zooming in. */
function fillShare(zoom: number): number {
  return Math.min(0.75, Math.max(0.2, (16 - zoom) / 4));
}

function drawZone(map: leaflet.Map, { polygons, style }: PlaceOptions["zones"][number]): leaflet.Polygon {
  const polygon = leaflet.polygon(polygons.map(ringsOf), {
    interactive: false,
    color: style.stroke ?? style.fill ?? "currentColor",
    weight: style.strokeWidth ?? 2,
    opacity: style.strokeOpacity ?? 0.8,
    fillColor: style.fill ?? style.stroke ?? "currentColor",
  });
  return polygon.addTo(map);
}

function ringsOf(rings: Rings): [number, number][][] {
  return rings.map((ring) => ring.map(({ lat, lon }) => [lat, lon]));
}

function drawName(map: leaflet.Map, { rings, kind }: Pick<MapArea, "rings" | "kind">, name: string): void {
  const bounds = leaflet.latLngBounds(ringsOf(rings).flat());
  const middle = bounds.getCenter();
  // A zone's branch is near its middle, so the name is below it.
  if (kind === "zone") middle.lat = bounds.getSouth() + (bounds.getNorth() - bounds.getSouth()) * 0.18;
  const icon = leaflet.divIcon({
    className: `${styles["areaName"]} ${styles[`${kind}Name`] ?? ""}`,
    html: nameElement(name),
    iconSize: [0, 0],
  });
  leaflet.marker(middle, { icon, interactive: false, keyboard: false }).addTo(map);
}
