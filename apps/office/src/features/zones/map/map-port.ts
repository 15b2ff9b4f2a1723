import type { MapBase } from "@skatert/contract";
import type { Coordinates, ZoneId } from "@skatert/domain";
import type { ZoneShape } from "../../../model/zones/zone-shape.ts";

/** A zone for the map. */
export interface DrawnZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly shape: ZoneShape;
  /** Position in the list, which selects colour and dashes. */
  readonly look: number;
}

/** The effect of a click or drag: "probe" asks about a place; the others edit, move, draw or cut the selected zone. */
export type MapTool = "probe" | "shape" | "move" | "draw" | "cut";

export interface MapContent {
  readonly zones: readonly DrawnZone[];
  /** The edited zone; null: none. */
  readonly chosen: ZoneId | null;
  readonly tool: MapTool;
  /** The probed place; null: none. */
  readonly place: Coordinates | null;
}

export interface MapGround {
  readonly base: MapBase;
  readonly branches: readonly { readonly name: string; readonly coordinates: Coordinates | null }[];
  /** Initial view before there are zones. */
  readonly start: { readonly center: Coordinates; readonly zoom: number } | null;
}

export interface MapEvents {
  /** Called when the selected zone's border changes. */
  readonly onShape: (shape: ZoneShape) => void;
  readonly onPlace: (place: Coordinates) => void;
  /** Called when drawing or cutting is finished or cancelled. */
  readonly onToolEnd: () => void;
  /** Called with the number of corners of an unfinished border. */
  readonly onDrawing: (corners: number) => void;
}

export interface ZoneMap {
  show(content: MapContent): void;
  flyTo(place: Coordinates): void;
  zoomBy(steps: number): void;
  fit(): void;
  /** Takes back the last corner of an unfinished border. */
  undoCorner(): void;
  close(): void;
}
