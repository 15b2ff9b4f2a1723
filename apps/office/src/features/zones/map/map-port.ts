import type { MapBase } from "@skatert/contract";
import type { Coordinates, ZoneId } from "@skatert/domain";
import type { ZoneShape } from "../../../model/zones/zone-shape.ts";

/** A zone as the map draws it. */
export interface DrawnZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly shape: ZoneShape;
  /** Its place in the list, which gives its colour and dashes. */
  readonly look: number;
}

/** What a click or a drag does: nothing but look; ask about a place; edit, move, draw or cut the chosen zone. */
export type MapTool = "probe" | "shape" | "move" | "draw" | "cut";

export interface MapContent {
  readonly zones: readonly DrawnZone[];
  /** The zone that is edited; null: none. */
  readonly chosen: ZoneId | null;
  readonly tool: MapTool;
  /** The asked place; null: none. */
  readonly place: Coordinates | null;
}

export interface MapGround {
  readonly base: MapBase;
  readonly branches: readonly { readonly name: string; readonly coordinates: Coordinates | null }[];
  /** Where the map looks before there is a zone. */
  readonly start: { readonly center: Coordinates; readonly zoom: number } | null;
}

export interface MapEvents {
  /** The chosen zone has another border. */
  readonly onShape: (shape: ZoneShape) => void;
  readonly onPlace: (place: Coordinates) => void;
  /** A drawing or a cut is finished or given up. */
  readonly onToolEnd: () => void;
}

export interface ZoneMap {
  show(content: MapContent): void;
  flyTo(place: Coordinates): void;
  zoomBy(steps: number): void;
  fit(): void;
  close(): void;
}
