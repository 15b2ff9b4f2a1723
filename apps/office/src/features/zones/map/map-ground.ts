import leaflet from "leaflet";
import type { MapGround } from "./map-port.ts";
import css from "./zone-map.module.css";

/** Streets, water and branches below the zones. They are the shop's own map, so no other host is contacted. */
export function drawGround(map: leaflet.Map, { base, branches }: MapGround): void {
  const still = { interactive: false, pmIgnore: true, snapIgnore: true } as const;
  for (const { rings, kind } of base.areas) {
    const className = `${css.area} ${css[kind] ?? css.block}`;
    leaflet.polygon(rings.map(pointsOf), { ...still, className }).addTo(map);
  }
  for (const [className, extra] of [
    [css.casing, 2],
    [css.street, 0],
  ] as const) {
    for (const { line, kind } of base.streets) {
      const weight = (kind === "avenue" ? 5 : 3) + extra;
      leaflet.polyline(pointsOf(line), { ...still, weight, opacity: 1, className: className ?? "" }).addTo(map);
    }
  }
  for (const { name, coordinates } of branches) {
    if (coordinates === null) continue;
    const at: [number, number] = [coordinates.lat, coordinates.lon];
    const icon = leaflet.divIcon({ className: css.branch ?? "", iconSize: [16, 16] });
    leaflet.marker(at, { ...still, icon, keyboard: false }).addTo(map);
    nameAt(at, name, css.branchName ?? "").addTo(map);
  }
}

/** A text on the map, set as text because the shop writes it. */
export function nameAt(at: leaflet.LatLngExpression, text: string, className: string): leaflet.Marker {
  const html = document.createElement("span");
  html.textContent = text;
  const icon = leaflet.divIcon({ className, html, iconSize: [0, 0] });
  return leaflet.marker(at, { icon, interactive: false, keyboard: false, pmIgnore: true, snapIgnore: true });
}

export function pointsOf(line: readonly { readonly lat: number; readonly lon: number }[]): [number, number][] {
  return line.map(({ lat, lon }) => [lat, lon]);
}
