import "leaflet/dist/leaflet.css";
import leaflet from "leaflet";
import css from "./circle-map.module.css";

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

interface CircleWish {
  readonly center: Spot;
  readonly kilometres: number;
  readonly onMove: (center: Spot) => void;
}

export interface OpenCircle {
  show(center: Spot, kilometres: number): void;
  close(): void;
}

const metres = 1_000;
/** Padding around the circle, pixels. */
const padding = 12;

/** Opens a map with one circle in an element. */
export function openCircle(element: HTMLElement, { center, kilometres, onMove }: CircleWish): OpenCircle {
  const map = leaflet.map(element, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomSnap: 0.25,
    scrollWheelZoom: false,
    fadeAnimation: false,
    zoomAnimation: false,
    inertia: false,
  });
  const at: [number, number] = [center.lat, center.lon];
  map.setView(at, 13);
  const circle = leaflet
    .circle(at, { radius: kilometres * metres, className: css.circle ?? "", interactive: false })
    .addTo(map);
  const icon = leaflet.divIcon({ className: css.point ?? "", iconSize: [16, 16] });
  const point = leaflet.marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
  const fit = () => {
    const { x, y } = map.getSize();
    // A map without a size, for example during layout, has no zoom.
    if (Math.min(x, y) <= 2 * padding) return;
    const bounds = circle.getLatLng().toBounds(2 * circle.getRadius());
    map.fitBounds(bounds, { animate: false, padding: [padding, padding] });
  };
  fit();
  map.on("click", ({ latlng }) => onMove({ lat: latlng.lat, lon: latlng.lng }));
  const observer = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    fit();
  });
  observer.observe(element);
  return {
    show(to, radius) {
      circle.setLatLng([to.lat, to.lon]).setRadius(radius * metres);
      point.setLatLng([to.lat, to.lon]);
      fit();
    },
    close() {
      observer.disconnect();
      map.remove();
    },
  };
}
