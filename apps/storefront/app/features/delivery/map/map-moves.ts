import type { Coordinates } from "@skatert/domain";
import type { LatLng, LeafletEventHandlerFnMap, Map as LeafletMap } from "leaflet";
import type { MapWish } from "./map-port.ts";
import { beforeNextAction } from "./next-action.ts";

/** The part of a Leaflet map that moving needs. */
export interface MovableMap extends Pick<LeafletMap, "getCenter" | "getZoom"> {
  on(name: "dragstart" | "dragend" | "moveend", hear: () => void): unknown;
  on(name: "click", hear: NonNullable<LeafletEventHandlerFnMap["click"]>): unknown;
  panTo(to: LatLng, options: { animate: boolean }): unknown;
  setView(to: LatLng, zoom: number, options: { animate: boolean }): unknown;
  stop(): unknown;
}

type Wish = Pick<MapWish, "onMoveStart" | "onMoveEnd"> & { readonly isStill: boolean };

/**
 * Reports the point under the pin after each move by the shopper: a drag, a click, an arrow key. The map glides for a
 * while after a drag or a click; the shopper's next action elsewhere ends the glide, so the form never acts on an
 * earlier point than the pin shows. Returns a function that stops listening.
 */
export function followShopper(element: HTMLElement, map: MovableMap, { onMoveStart, onMoveEnd, isStill }: Wish) {
  /** The shopper's move that is under way; a click has a destination. */
  let move: { readonly to: LatLng | null } | null = null;
  let isDragging = false;
  const report = (at: LatLng) => {
    move = null;
    onMoveEnd(coordinates(at));
  };
  map.on("dragstart", () => {
    move = { to: null };
    isDragging = true;
    onMoveStart();
  });
  map.on("dragend", () => {
    isDragging = false;
  });
  // Leaflet reports a move by keys as a move without a drag, and ignores these modifiers.
  element.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    if (key.startsWith("Arrow") && !altKey && !ctrlKey && !metaKey) move = { to: null };
  });
  map.on("click", ({ latlng }) => {
    move = { to: latlng };
    map.panTo(latlng, { animate: !isStill });
  });
  map.on("moveend", () => {
    if (move !== null) report(map.getCenter());
  });
  return beforeNextAction(element, () => {
    // A key during a drag does not end it: the drag reports its own end.
    if (move === null || isDragging) return;
    const { to } = move;
    // Stopping the map fires `moveend`.
    move = null;
    if (to === null) map.stop();
    else map.setView(to, map.getZoom(), { animate: false });
    report(to ?? map.getCenter());
  });
}

function coordinates({ lng, lat }: LatLng): Coordinates {
  return { lon: lng, lat };
}
