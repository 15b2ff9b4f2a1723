import "leaflet/dist/leaflet.css";
import type { ShopPoint } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import leaflet from "leaflet";
import { drawGround } from "./map-ground.ts";
import { followShopper } from "./map-moves.ts";
import { addressZoom, fallbackStart, type MapWish, type ShopMap } from "./map-port.ts";
import { drawStreets } from "./map-streets.ts";
import { nameElement } from "./name-markup.ts";
import styles from "./place-map.module.css";

const samePlaceMeters = 3;

/** Opens the map in an element; `options.start` must be there. */
export function openMap(element: HTMLElement, { options, language, hasPin, ...wish }: MapWish): ShopMap {
  const start = options.start ?? fallbackStart;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const zoom = hasPin ? "center" : true;
  const map = leaflet.map(element, {
    scrollWheelZoom: zoom,
    touchZoom: zoom,
    doubleClickZoom: zoom,
    center: latLng(start.center),
    zoom: start.zoom - 1,
    minZoom: start.zoom - 2.5,
    maxZoom: 18,
    zoomSnap: 0.5,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
    inertia: !isStill,
    renderer: leaflet.svg({ padding: 0.4 }),
  });
  drawGround(map, options, language);
  drawStreets(map, options.base.streets, language);
  const stopSizing = followSize(element, map);
  const removeWhenStill = stillness(map);
  const points = leaflet.layerGroup().addTo(map);
  const stopFollowing = followShopper(element, map, { ...wish, isStill });
  return {
    showPin(point) {
      if (map.getCenter().distanceTo(latLng(point)) < samePlaceMeters) return;
      map.setView(latLng(point), Math.max(map.getZoom(), addressZoom), { animate: !isStill });
    },
    showPoints(shown, chosenId, onChoose) {
      points.clearLayers();
      if (shown.length > 0) drawPoints(map, points, shown, chosenId, onChoose);
      else if (options.base.streets.length === 0) drawBranches(points, options.locations);
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    close() {
      stopFollowing();
      stopSizing();
      removeWhenStill();
    },
  };
}

export function latLng({ lat, lon }: Coordinates): [number, number] {
  return [lat, lon];
}

/** Returns a function that removes the map. Leaflet ends a zoom by a timer, which needs the map. */
function stillness(map: leaflet.Map): () => void {
  let isZooming = false;
  map.on("zoomanim", () => {
    isZooming = true;
  });
  map.on("zoomend", () => {
    isZooming = false;
  });
  return () => {
    if (isZooming) map.once("zoomend", () => queueMicrotask(() => map.remove()));
    else map.remove();
  };
}

function followSize(element: HTMLElement, map: leaflet.Map): () => void {
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);
  return () => observer.disconnect();
}

/** On a map without streets, guests find a house by the branches. */
function drawBranches(layer: leaflet.LayerGroup, branches: MapWish["options"]["locations"]): void {
  for (const { name, coordinates } of branches) {
    if (coordinates === null) continue;
    const icon = leaflet.divIcon({ className: styles["point"] ?? "", iconSize: [16, 16] });
    leaflet
      .marker(latLng(coordinates), { icon, interactive: false, keyboard: false })
      .bindTooltip(nameElement(name), {
        permanent: true,
        direction: "top",
        offset: [0, -6],
        className: styles["name"] ?? "",
      })
      .addTo(layer);
  }
}

function drawPoints(
  map: leaflet.Map,
  layer: leaflet.LayerGroup,
  points: readonly ShopPoint[],
  chosenId: number | null,
  onChoose: (id: number) => void,
): void {
  for (const { id, name, coordinates } of points) {
    if (coordinates === null) continue;
    const isChosen = id === chosenId;
    const icon = leaflet.divIcon({
      className: `${styles["point"]} ${isChosen ? styles["chosen"] : ""}`,
      iconSize: [28, 28],
    });
    const marker = leaflet.marker(latLng(coordinates), {
      icon,
      title: name,
      alt: name,
      zIndexOffset: isChosen ? 1000 : 0,
    });
    marker.on("click", () => onChoose(id)).addTo(layer);
    if (isChosen)
      marker.bindTooltip(nameElement(name), {
        permanent: true,
        direction: "top",
        offset: [0, -12],
        className: styles["name"] ?? "",
      });
  }
  const placed = points.flatMap(({ coordinates }) => (coordinates === null ? [] : [latLng(coordinates)]));
  if (placed.length > 0) map.fitBounds(leaflet.latLngBounds(placed).pad(0.35), { animate: false, maxZoom: 15 });
}
