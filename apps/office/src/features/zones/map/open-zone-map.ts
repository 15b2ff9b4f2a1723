import "leaflet/dist/leaflet.css";
import "@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css";
import leaflet from "leaflet";
import { drawGround, nameAt, pointsOf } from "./map-ground.ts";
import type { DrawnZone, MapContent, MapEvents, MapGround, ZoneMap } from "./map-port.ts";
import { openShapeTools } from "./shape-tools.ts";
import { polygonOf } from "./zone-layer.ts";
import css from "./zone-map.module.css";

const padding = 24;
const closest = 16;

/** Opens the map of all zones in an element. The border editor needs Leaflet's global, so it loads after Leaflet. */
export async function openZoneMap(element: HTMLElement, ground: MapGround, events: MapEvents): Promise<ZoneMap> {
  await import("@geoman-io/leaflet-geoman-free");
  const map = leaflet.map(element, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomSnap: 0.5,
    doubleClickZoom: false,
    fadeAnimation: false,
    zoomAnimation: false,
    inertia: false,
    minZoom: 3,
    maxZoom: 19,
  });
  const start = ground.start ?? { center: { lat: 55.75, lon: 37.62 }, zoom: 10 };
  map.setView([start.center.lat, start.center.lon], start.zoom);
  element.toggleAttribute("data-streets", ground.base.streets.length > 0);
  drawGround(map, ground);
  const drawZones = zoneLayers(map);
  let shown: readonly DrawnZone[] | null = null;
  const places = leaflet.layerGroup().addTo(map);
  const tools = openShapeTools(map, events);
  map.on("click", ({ latlng }) => {
    if (element.dataset["tool"] === "probe") events.onPlace({ lat: latlng.lat, lon: latlng.lng });
  });
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);

  // A branch without a zone is where its first zone will be drawn.
  const branches = ground.branches.flatMap(({ coordinates }) => coordinates ?? []);
  const fit = () => {
    const points = [...(shown ?? []).flatMap(({ shape }) => shape.flat(2)), ...branches];
    const { x, y } = map.getSize();
    if (points.length === 0 || Math.min(x, y) <= 2 * padding) return;
    const bounds = leaflet.latLngBounds(pointsOf(points));
    map.fitBounds(bounds, { animate: false, padding: [padding, padding], maxZoom: closest });
  };
  return {
    show(content) {
      const isFirst = shown === null;
      shown = content.zones;
      element.dataset["tool"] = content.tool;
      drawZones(content);
      tools.show(content.zones.find(({ id }) => id === content.chosen) ?? null, content.tool);
      places.clearLayers();
      if (content.place !== null) placeMark(content.place).addTo(places);
      if (isFirst) fit();
    },
    flyTo: ({ lat, lon }) => void map.setView([lat, lon], Math.max(map.getZoom(), closest), { animate: false }),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: false }),
    fit,
    undoCorner: tools.undoCorner,
    close() {
      observer.disconnect();
      tools.close();
      map.remove();
    },
  };
}

/** Draws the zones that are not edited, and all names. Redraws only when one of them changes. */
function zoneLayers(map: leaflet.Map): (content: Pick<MapContent, "zones" | "chosen">) => void {
  const others = leaflet.layerGroup().addTo(map);
  const names = leaflet.layerGroup().addTo(map);
  let drawn = "";
  return ({ zones, chosen }) => {
    const state = JSON.stringify([zones, chosen]);
    if (state === drawn) return;
    drawn = state;
    others.clearLayers();
    names.clearLayers();
    for (const zone of zones) {
      if (zone.id !== chosen) polygonOf(zone, false).addTo(others);
      for (const [outline = []] of zone.shape) {
        if (outline.length > 0) nameAt(placeOfName(outline), zone.name, css.name ?? "").addTo(names);
      }
    }
  };
}

function placeMark({ lat, lon }: { readonly lat: number; readonly lon: number }): leaflet.Marker {
  const icon = leaflet.divIcon({ className: css.place ?? "", iconSize: [20, 20] });
  return leaflet.marker([lat, lon], { icon, interactive: false, keyboard: false, pmIgnore: true, snapIgnore: true });
}

/** Below the northern end, so that a zone inside does not cover the name. */
function placeOfName(outline: DrawnZone["shape"][number][number]): leaflet.LatLng {
  const bounds = leaflet.latLngBounds(pointsOf(outline));
  const height = bounds.getNorth() - bounds.getSouth();
  return leaflet.latLng(bounds.getNorth() - height * 0.15, bounds.getCenter().lng);
}
