import leaflet from "leaflet";
import { pointsOf } from "./map-ground.ts";
import type { DrawnZone } from "./map-port.ts";
import { lookOf } from "./zone-look.ts";
import css from "./zone-map.module.css";

/** A zone as a layer. Only the selected zone reacts to the pointer. */
export function polygonOf({ shape, look }: DrawnZone, isChosen: boolean): leaflet.Polygon {
  return leaflet.polygon(
    shape.map((polygon) => polygon.map(pointsOf)),
    { className: `${css.zone} ${isChosen ? css.chosen : ""} ${lookOf(look)}`, interactive: isChosen },
  );
}
