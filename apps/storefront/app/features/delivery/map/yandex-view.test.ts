import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlaceOptions } from "../../../model/place/place-options.ts";
import type { YandexApi, YandexPoint } from "./yandex-api.ts";
import { yandexOpener } from "./yandex-view.ts";

function nothing(): void {}

type Listener = (event: { get(key: "coords"): YandexPoint }) => void;

/** The part of the API that the view uses. It records what the view draws. */
function fakeApi() {
  const drawn: { kind: string; at: unknown; properties: unknown; options: unknown; click: () => void }[] = [];
  const listeners = new Map<string, Listener>();
  let center: YandexPoint = [0, 0];
  class FakeMap {
    events = { add: (name: string, listener: Listener) => void listeners.set(name, listener) };
    geoObjects = { add: () => undefined, remove: () => undefined };
    container = { fitToViewport: () => undefined };
    constructor(_element: unknown, state: { center: YandexPoint }) {
      center = state.center;
    }
    getCenter = () => center;
    getZoom = () => 12;
    setCenter = (point: YandexPoint) => {
      center = point;
    };
    setZoom = () => undefined;
    setBounds = () => undefined;
    destroy = () => undefined;
  }
  const objectOf = (kind: string) =>
    class {
      events;
      constructor(at: unknown, properties: unknown, options: unknown) {
        const entry = { kind, at, properties, options, click: nothing };
        this.events = {
          add: (_name: string, listener: () => void) => {
            entry.click = listener;
          },
        };
        drawn.push(entry);
      }
    };
  const api = { ready: () => undefined, Map: FakeMap, Polygon: objectOf("polygon"), Placemark: objectOf("mark") };
  const fire = (name: string, coords: YandexPoint = [0, 0]) => listeners.get(name)?.({ get: () => coords });
  return { api: api as unknown as YandexApi, drawn, fire, move: (to: YandexPoint) => (center = to) };
}

function fakeElement() {
  const heard = new Map<string, (event: unknown) => void>();
  const page = new EventTarget();
  const element = {
    tabIndex: -1,
    ownerDocument: page,
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
  };
  const fire = (name: string, event: unknown = {}) => heard.get(name)?.(event);
  return { element: element as unknown as HTMLElement, fire, page };
}

const ring = [
  { lon: 39.8, lat: 57.6 },
  { lon: 39.9, lat: 57.6 },
  { lon: 39.9, lat: 57.7 },
];
const style = { fill: "#0a0", fillOpacity: 0.3, stroke: null, strokeWidth: 4, strokeOpacity: null };
const zone = { id: "centr", name: "Центр", polygons: [[ring]], priority: 1, description: "", style };
const start = { center: { lon: 39.87, lat: 57.62 }, zoom: 13 };
const options = { zones: [zone], start } as unknown as PlaceOptions;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function opened() {
  const maps = fakeApi();
  const { element, fire, page } = fakeElement();
  const told: unknown[] = [];
  const wish = {
    options,
    language: "ru",
    hasPin: true,
    onMoveStart: () => told.push("held"),
    onMoveEnd: (at: unknown) => told.push(at),
  };
  return { ...maps, touch: fire, page, told, map: yandexOpener(maps.api)(element, wish) };
}

describe("Yandex Maps behind the map port", () => {
  it("EXT-2 draws a zone longitude first, with its fill and stroke", () => {
    const { drawn } = opened();
    expect(drawn[0]).toMatchObject({
      kind: "polygon",
      at: [
        [
          [39.8, 57.6],
          [39.9, 57.6],
          [39.9, 57.7],
        ],
      ],
      properties: { hintContent: "Центр" },
      options: { fillColor: "#0a0", fillOpacity: 0.3, strokeColor: "#0a0", strokeWidth: 4, strokeOpacity: 0.8 },
    });
  });

  it("EXT-2 reports the pin's new position after a drag, a click and an arrow key, but not after its own moves", () => {
    const { map, fire, touch, move, told } = opened();
    map.showPin({ lon: 39.9, lat: 57.7 });
    fire("actionend");
    expect(told).toEqual([]);
    touch("pointerdown");
    fire("actionbegin");
    move([39.85, 57.63]);
    fire("actionend");
    expect(told).toEqual(["held", { lon: 39.85, lat: 57.63 }]);
    fire("click", [39.86, 57.64]);
    expect(told.at(-1)).toEqual({ lon: 39.86, lat: 57.64 });
    touch("keydown", { key: "ArrowRight", preventDefault: () => undefined });
    expect(told.at(-1)).toMatchObject({ lat: 57.64 });
    expect(Object(told.at(-1)).lon).toBeGreaterThan(39.86);
  });

  it("PRICE-5 reports the point where a glide is ended by a press beside the map, and nothing after it", () => {
    const { page, fire, touch, move, told } = opened();
    page.dispatchEvent(new Event("click"));
    touch("pointerdown");
    fire("actionbegin");
    move([39.85, 57.63]);
    page.dispatchEvent(new Event("click"));
    fire("actionend");
    expect(told).toEqual(["held", { lon: 39.85, lat: 57.63 }]);
  });

  it("EXT-2 lets a point be chosen", () => {
    const { map, drawn } = opened();
    const chosen: number[] = [];
    const point = {
      id: 301,
      name: "На <i>Соборной</i>",
      address: "",
      coordinates: { lon: 39.87, lat: 57.62 },
      warehouseId: 1,
      seats: null,
      tables: [],
    };
    map.showPoints([point], null, (id) => chosen.push(id));
    const mark = drawn.find(({ kind }) => kind === "mark");
    // Yandex Maps reads the text as HTML.
    const hintContent = "На &#60;i&#62;Соборной&#60;/i&#62;";
    expect(mark).toMatchObject({ at: [39.87, 57.62], properties: { hintContent } });
    mark?.click();
    expect(chosen).toEqual([301]);
  });
});
