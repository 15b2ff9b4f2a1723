import type { DeliveryCondition, DeliveryZone } from "@skatert/domain";
import type { RefObject } from "react";
import type { ZoneShape } from "../../../model/zones/zone-shape.ts";
import type { MapTool } from "../map/map-port.ts";

/** A zone as it stands in the form. */
export interface EditedZone {
  readonly zone: DeliveryZone;
  readonly conditions: readonly DeliveryCondition[];
}

/** What the form shows on the map, and what the map tells the form. */
export interface MapBoard {
  readonly tool: MapTool;
  readonly setTool: (tool: MapTool) => void;
  readonly setEdited: (edited: EditedZone | null) => void;
  readonly drawTo: RefObject<(shape: ZoneShape) => void>;
}
