import type { DeliveryCondition, DeliveryZone } from "@skatert/domain";
import type { RefObject } from "react";
import type { ZoneShape } from "../../../model/zones/zone-shape.ts";
import type { MapTool } from "../map/map-port.ts";

/** A zone with the form's values. */
export interface EditedZone {
  readonly zone: DeliveryZone;
  readonly conditions: readonly DeliveryCondition[];
}

/** State that the form and the map share. */
export interface MapBoard {
  readonly tool: MapTool;
  readonly setTool: (tool: MapTool) => void;
  readonly setEdited: (edited: EditedZone | null) => void;
  readonly drawTo: RefObject<(shape: ZoneShape) => void>;
  /** Takes back the last corner of an unfinished border; null: none is being drawn. */
  readonly undoCorner: (() => void) | null;
}
