import type { MapStreet } from "@skatert/contract";
import leaflet from "leaflet";
import { streetName } from "../address/address-line.ts";
import { freeNames } from "./map-names.ts";
import styles from "./place-map.module.css";

interface DrawnStreet {
  readonly street: MapStreet;
  readonly casing: leaflet.Polyline;
  readonly fill: leaflet.Polyline;
  readonly name: SVGTextElement;
}

/** Widths in pixels at zoom 15. An unknown street kind is drawn as a street. */
const widths: Readonly<Record<string, number>> = { avenue: 9, street: 6, lane: 4 };
const fullZoom = 15;
const svg = "http://www.w3.org/2000/svg";

/** Streets with a casing, and names along those with enough room. */
export function drawStreets(map: leaflet.Map, streets: readonly MapStreet[], language: string): void {
  const casings = streets.map((street) => lineOf(street, styles["casing"]).addTo(map));
  const fills = streets.map((street) => lineOf(street, `${styles["street"]} ${styles[street.kind] ?? ""}`).addTo(map));
  // Names are drawn last, so that no street covers one.
  const drawn = streets.flatMap((street, index) => {
    const [casing, fill] = [casings[index], fills[index]];
    if (casing === undefined || fill === undefined) return [];
    return [{ street, casing, fill, name: nameAlong(fill, `street-${index}`, streetName(street, language)) }];
  });
  const byWeight = drawn.toSorted((a, b) => (widths[b.street.kind] ?? 6) - (widths[a.street.kind] ?? 6));
  const settle = () => {
    for (const each of drawn) fitToZoom(each, map.getZoom());
    thinOut([...byWeight.map(({ name }) => name), ...areaNames(map)]);
  };
  map.on("zoomend moveend resize", settle);
  map.whenReady(settle);
}

/** Names of water, parks and blocks, below those of streets. */
function areaNames(map: leaflet.Map): readonly HTMLElement[] {
  return [...map.getContainer().querySelectorAll<HTMLElement>(`.${styles["areaName"]} span`)];
}

/** Hides names that would overlap names of higher weight. Names of areas reappear when they no longer do. */
function thinOut(names: readonly (HTMLElement | SVGElement)[]): void {
  for (const name of names) if (name instanceof HTMLElement) name.style.visibility = "";
  const shown = names.filter((name) => getComputedStyle(name).visibility === "visible");
  const free = freeNames(shown.map((name) => name.getBoundingClientRect()));
  for (const [index, name] of shown.entries()) if (!free[index]) name.style.visibility = "hidden";
}

function lineOf({ line }: MapStreet, className: string | undefined): leaflet.Polyline {
  const first = line[0];
  const last = line.at(-1);
  // Every line runs from west to east, so that no name is upside down.
  const isBackwards = first !== undefined && last !== undefined && last.lon < first.lon;
  const points = (isBackwards ? line.toReversed() : line).map(({ lat, lon }): [number, number] => [lat, lon]);
  return leaflet.polyline(points, {
    className: className ?? "",
    interactive: false,
    lineCap: "round",
    lineJoin: "round",
    smoothFactor: 0.5,
  });
}

function nameAlong(line: leaflet.Polyline, id: string, name: string): SVGTextElement {
  const path = line.getElement();
  path?.setAttribute("id", id);
  const text = document.createElementNS(svg, "text");
  const along = document.createElementNS(svg, "textPath");
  along.setAttribute("href", `#${id}`);
  along.setAttribute("startOffset", "50%");
  along.textContent = name;
  text.append(along);
  text.setAttribute("class", styles["streetName"] ?? "");
  path?.parentElement?.append(text);
  return text;
}

function fitToZoom({ street, casing, fill, name }: DrawnStreet, zoom: number): void {
  const width = Math.max(1.5, (widths[street.kind] ?? 6) * 2 ** ((zoom - fullZoom) * 0.6));
  fill.setStyle({ weight: width });
  casing.setStyle({ weight: width + 2 });
  const path = fill.getElement();
  const room = path instanceof SVGPathElement ? path.getTotalLength() : 0;
  const isNamed = zoom >= (street.kind === "avenue" ? 12.5 : 14) && name.getComputedTextLength() + 24 < room;
  name.style.visibility = isNamed ? "visible" : "hidden";
}
