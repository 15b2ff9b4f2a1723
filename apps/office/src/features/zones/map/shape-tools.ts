import leaflet from "leaflet";
import { openShape, type ZoneShape } from "../../../model/zones/zone-shape.ts";
import type { DrawnZone, MapEvents, MapTool } from "./map-port.ts";
import { polygonOf } from "./zone-layer.ts";

const snapPixels = 14;
const snapping = { snappable: true, snapDistance: snapPixels } as const;

interface ShapeTools {
  /** The edited zone; null: none. */
  show(zone: DrawnZone | null, tool: MapTool): void;
  undoCorner(): void;
  close(): void;
}

/** Draws, moves, cuts and reshapes one zone's border. Its points snap to those of other zones. */
export function openShapeTools(map: leaflet.Map, { onShape, onToolEnd, onDrawing }: MapEvents): ShapeTools {
  let layer: leaflet.Polygon | null = null;
  let zone: DrawnZone | null = null;
  let state = "";
  // Handles are for pointers only; the keyboard has the table of corners.
  leaflet.Marker.mergeOptions({ keyboard: false });
  map.pm.setGlobalOptions({ ...snapping, allowSelfIntersection: true, tooltips: false });

  const tell = (edited: leaflet.Polygon) => {
    const shape = shapeOf(edited);
    state = "";
    onShape(shape);
  };
  map.on("pm:create", ({ layer: made }) => {
    made.remove();
    if (made instanceof leaflet.Polygon) onShape([...(zone?.shape ?? []), ...shapeOf(made)]);
  });
  map.on("pm:cut", ({ layer: left }) => {
    left.remove();
    state = "";
    if (left instanceof leaflet.Polygon) onShape(shapeOf(left));
  });
  let isStopping = false;
  map.on("pm:drawend", () => {
    if (!isStopping) onToolEnd();
  });

  const stop = () => {
    isStopping = true;
    map.pm.disableDraw();
    isStopping = false;
    layer?.pm.disable();
    layer?.pm.disableLayerDrag();
  };
  const begin = (tool: MapTool) => {
    if (tool === "draw") map.pm.enableDraw("Polygon", snapping);
    if (layer === null) return;
    if (tool === "shape") layer.pm.enable({ ...snapping, allowSelfIntersection: true });
    if (tool === "move") layer.pm.enableLayerDrag();
    if (tool === "cut") map.pm.enableDraw("Cut", { ...snapping, layersToCut: [layer] });
  };
  return {
    show(next, tool) {
      const wanted = JSON.stringify([next, tool]);
      if (wanted === state) return;
      state = wanted;
      zone = next;
      stop();
      layer?.remove();
      layer = next === null ? null : polygonOf(next, true).addTo(map);
      const edited = layer;
      edited?.on("pm:edit pm:dragend", () => tell(edited));
      begin(tool);
    },
    undoCorner: watchCorners(map, onDrawing),
    close: stop,
  };
}

/** Geoman has this only as a button of its own toolbar, and not in its types. */
interface UndoableDrawing {
  enabled(): boolean;
  _removeLastVertex(): void;
}

/** Tells how many corners an unfinished border has. Returns what takes back the last. */
function watchCorners(map: leaflet.Map, onDrawing: MapEvents["onDrawing"]): () => void {
  let drawn: leaflet.Polyline | null = null;
  const tell = () => onDrawing(drawn?.getLatLngs().length ?? 0);
  map.on("pm:drawstart", ({ workingLayer }) => {
    drawn = workingLayer instanceof leaflet.Polyline ? workingLayer : null;
    drawn?.on("pm:vertexadded", tell);
    tell();
  });
  map.on("pm:drawend", () => {
    drawn = null;
    tell();
  });
  return () => {
    const { Polygon, Cut } = map.pm.Draw as unknown as Readonly<Record<"Polygon" | "Cut", UndoableDrawing>>;
    for (const drawing of [Polygon, Cut]) if (drawing.enabled()) drawing._removeLastVertex();
    tell();
  };
}

/** The corners of a layer. With several polygons the list is nested one level deeper. */
function shapeOf(layer: leaflet.Polygon): ZoneShape {
  const rings = layer.getLatLngs();
  const isSeveral = Array.isArray(rings[0]) && Array.isArray(rings[0][0]);
  const polygons = (isSeveral ? rings : [rings]) as leaflet.LatLng[][][];
  return openShape(polygons.map((polygon) => polygon.map((ring) => ring.map(({ lat, lng }) => ({ lat, lon: lng })))));
}
