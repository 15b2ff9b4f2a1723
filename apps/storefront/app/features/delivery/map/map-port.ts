import type { ShopPoint } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import type { PlaceOptions } from "../../../model/place/place-options.ts";

export interface MapWish {
  readonly options: PlaceOptions;
  readonly language: string;
  /** The pin stays in the middle, so zooming must keep the point under it. */
  readonly hasPin: boolean;
  /** The shopper begins to move the map, and has released or clicked it, with this point in the middle. */
  readonly onMoveStart: () => void;
  readonly onMoveEnd: (center: Coordinates) => void;
}

/** An open map, independent of its provider (EXT-2). */
export interface ShopMap {
  /** Centers a point without reporting it as the shopper's move. */
  readonly showPin: (point: Coordinates) => void;
  readonly showPoints: (points: readonly ShopPoint[], chosenId: number | null, onChoose: (id: number) => void) => void;
  readonly zoomBy: (steps: number) => void;
  readonly close: () => void;
}

/** Opens a map in an element; `options.start` must be set. May throw: the form then works by text. */
export type OpenMap = (element: HTMLElement, wish: MapWish) => ShopMap;

/** Zoom for viewing an address. */
export const addressZoom = 15;
export const fallbackStart = { center: { lon: 0, lat: 0 }, zoom: 2 };
