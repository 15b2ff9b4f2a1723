import type { LatLng } from "leaflet";
import { describe, expect, it } from "vitest";
import { followShopper, type MovableMap } from "./map-moves.ts";

const at = (lng: number, lat: number) => ({ lng, lat }) as LatLng;
const point = (lon: number, lat: number) => ({ lon, lat });

/** A map that glides until it is told to stop or has arrived; stopping fires `moveend`, as in Leaflet. */
function glidingMap() {
  const heard = new Map<string, (event: { latlng: LatLng }) => void>();
  let center = at(0, 0);
  const fire = (name: string, latlng = center) => heard.get(name)?.({ latlng });
  const map = {
    on: (name: string, hear: (event: { latlng: LatLng }) => void) => void heard.set(name, hear),
    getCenter: () => center,
    getZoom: () => 14,
    panTo: () => undefined,
    setView: (to: LatLng) => {
      fire("moveend");
      center = to;
      fire("moveend");
    },
    stop: () => fire("moveend"),
  };
  const glideTo = (to: LatLng) => {
    center = to;
  };
  return { map: map as unknown as MovableMap, fire, glideTo };
}

function followed() {
  const page = new EventTarget();
  const element = Object.assign(new EventTarget(), { ownerDocument: page });
  const { map, ...control } = glidingMap();
  const told: unknown[] = [];
  const stop = followShopper(element as unknown as HTMLElement, map, {
    onMoveStart: () => told.push("held"),
    onMoveEnd: (center) => told.push(center),
    isStill: false,
  });
  const key = (target: EventTarget, name: string, more = {}) =>
    target.dispatchEvent(Object.assign(new Event("keydown"), { key: name, ...more }));
  return { ...control, told, stop, key, element, page, press: () => page.dispatchEvent(new Event("click")) };
}

describe("the shopper's moves of the map", () => {
  it("are not ended by a key during the drag, so the form gets the point where the pin ends", () => {
    const { fire, glideTo, told, key, page } = followed();
    fire("dragstart");
    glideTo(at(1, 1));
    key(page, "Shift");
    expect(told).toEqual(["held"]);
    glideTo(at(2, 3));
    fire("dragend");
    fire("moveend");
    expect(told).toEqual(["held", point(2, 3)]);
  });

  it("are reported once the map has come to rest; moves by the page are not", () => {
    const { fire, glideTo, told } = followed();
    fire("moveend");
    expect(told).toEqual([]);
    fire("dragstart");
    glideTo(at(2, 3));
    fire("moveend");
    fire("moveend");
    expect(told).toEqual(["held", point(2, 3)]);
  });

  it("PRICE-5 a press while the map glides to a tapped point uses that point, once", () => {
    const { fire, glideTo, told, press } = followed();
    fire("click", at(5, 6));
    glideTo(at(1, 1));
    press();
    press();
    fire("moveend");
    expect(told).toEqual([point(5, 6)]);
  });

  it("PRICE-5 a press while the map glides after a drag uses the point where it stops", () => {
    const { fire, glideTo, told, press } = followed();
    fire("dragstart");
    glideTo(at(4, 4));
    press();
    fire("moveend");
    expect(told).toEqual(["held", point(4, 4)]);
  });

  it("PRICE-5 a key pressed elsewhere ends a move by arrow keys; a modified arrow key begins none", () => {
    const { glideTo, told, key, element, page } = followed();
    key(element, "ArrowUp", { ctrlKey: true });
    key(page, "Enter");
    expect(told).toEqual([]);
    key(element, "ArrowUp");
    glideTo(at(0, 1));
    key(page, "Tab");
    expect(told).toEqual([point(0, 1)]);
  });

  it("are not listened to once the map is closed", () => {
    const { fire, told, stop, press } = followed();
    fire("click", at(5, 6));
    stop();
    press();
    expect(told).toEqual([]);
  });
});
