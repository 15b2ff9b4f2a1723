import type { ShopPoint } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { addressZoom, fallbackStart, type MapWish, type OpenMap, type ShopMap } from "./map-port.ts";
import { nameHtml } from "./name-markup.ts";
import { beforeNextAction } from "./next-action.ts";
import type { YandexApi, YandexMap, YandexObject, YandexPoint } from "./yandex-api.ts";

/**
 * Yandex Maps behind the map port: zones with their own fills and strokes, points, the pin in the middle
 * (EXT-2).
 */
export function yandexOpener(api: YandexApi): OpenMap {
  return (element, wish) => {
    const start = wish.options.start ?? fallbackStart;
    const map = new api.Map(
      element,
      { center: pair(start.center), zoom: start.zoom - 1, controls: [] },
      { suppressMapOpenBlock: true },
    );
    drawZones(api, map, wish.options.zones);
    const stopFollowing = followShopper(element, map, wish);
    const observer = new ResizeObserver(() => map.container.fitToViewport());
    observer.observe(element);
    return {
      ...shown(api, map),
      close() {
        stopFollowing();
        observer.disconnect();
        map.destroy();
      },
    };
  };
}

const usualOpacity = 0.15;

function drawZones(api: YandexApi, map: YandexMap, zones: MapWish["options"]["zones"]): void {
  // The lowest first, so that a zone within another is drawn above it.
  for (const { polygons, style, name } of zones.toSorted((a, b) => a.priority - b.priority)) {
    for (const rings of polygons) {
      const polygon = new api.Polygon(
        rings.map((ring) => ring.map(pair)),
        { hintContent: nameHtml(name) },
        {
          ...((style.fill ?? style.stroke) ? { fillColor: style.fill ?? style.stroke } : {}),
          ...((style.stroke ?? style.fill) ? { strokeColor: style.stroke ?? style.fill } : {}),
          fillOpacity: style.fillOpacity ?? usualOpacity,
          strokeWidth: style.strokeWidth ?? 2,
          strokeOpacity: style.strokeOpacity ?? 0.8,
          // Drags and clicks pass through to the map.
          interactivityModel: "default#transparent",
        },
      );
      map.geoObjects.add(polygon);
    }
  }
}

/** Pixels that an arrow key moves the map by. */
const keyStep = 80;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Reports the point under the pin after each move by the shopper. Returns a function that stops listening. */
function followShopper(element: HTMLElement, map: YandexMap, { onMoveStart, onMoveEnd }: MapWish): () => void {
  let byShopper = false;
  let isMoving = false;
  const end = () => {
    byShopper = false;
    isMoving = false;
    onMoveEnd(coordinates(map.getCenter()));
  };
  element.addEventListener("pointerdown", () => {
    byShopper = true;
  });
  map.events.add("actionbegin", () => {
    isMoving = byShopper;
    if (byShopper) onMoveStart();
  });
  map.events.add("actionend", () => {
    if (byShopper) end();
  });
  map.events.add("click", (event) => {
    byShopper = false;
    isMoving = false;
    const point = event.get("coords");
    map.setCenter(point, map.getZoom());
    onMoveEnd(coordinates(point));
  });
  element.tabIndex = 0;
  element.addEventListener("keydown", (event) => {
    const arrow = arrows[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const center = moved(map, arrow);
    map.setCenter(center, map.getZoom());
    onMoveEnd(coordinates(center));
  });
  return beforeNextAction(element, () => {
    if (!isMoving) return;
    end();
    // Ends the glide where the map is.
    map.setCenter(map.getCenter(), map.getZoom());
  });
}

/** The middle of the map after a step. At zoom 0 the whole world is a tile of 256 pixels. */
function moved(map: YandexMap, [x, y]: readonly [number, number]): YandexPoint {
  const [lon, lat] = map.getCenter();
  const degrees = (360 / (256 * 2 ** map.getZoom())) * keyStep;
  return [lon + x * degrees, lat + y * degrees * Math.cos((lat * Math.PI) / 180)];
}

const samePlaceDegrees = 0.00003;

function shown(api: YandexApi, map: YandexMap): Omit<ShopMap, "close"> {
  let marks: readonly YandexObject[] = [];
  return {
    showPin(point) {
      const [lon, lat] = map.getCenter();
      if (Math.abs(lon - point.lon) < samePlaceDegrees && Math.abs(lat - point.lat) < samePlaceDegrees) return;
      map.setCenter(pair(point), Math.max(map.getZoom(), addressZoom));
    },
    showPoints(points, chosenId, onChoose) {
      for (const mark of marks) map.geoObjects.remove(mark);
      marks = points.flatMap((point) => markOf(api, point, point.id === chosenId, onChoose) ?? []);
      for (const mark of marks) map.geoObjects.add(mark);
      const placed = points.flatMap(({ coordinates: place }) => (place === null ? [] : [place]));
      if (placed.length > 0) map.setBounds(boundsOf(placed), { zoomMargin: 40, checkZoomRange: true });
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { duration: 0 }),
  };
}

function markOf(
  api: YandexApi,
  { id, name, coordinates: place }: ShopPoint,
  isChosen: boolean,
  onChoose: (id: number) => void,
): YandexObject | null {
  if (place === null) return null;
  const preset = isChosen ? "islands#redFoodIcon" : "islands#grayFoodIcon";
  const mark = new api.Placemark(
    pair(place),
    { hintContent: nameHtml(name), ...(isChosen ? { iconCaption: nameHtml(name) } : {}) },
    { preset, zIndex: isChosen ? 1000 : 0 },
  );
  mark.events.add("click", () => onChoose(id));
  return mark;
}

function boundsOf(points: readonly Coordinates[]): [YandexPoint, YandexPoint] {
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}

function pair({ lon, lat }: Coordinates): YandexPoint {
  return [lon, lat];
}

function coordinates([lon, lat]: YandexPoint): Coordinates {
  return { lon, lat };
}
