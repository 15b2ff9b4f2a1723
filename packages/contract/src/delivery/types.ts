import type { Coordinates, DeliveryZone } from "@skatert/domain";

/** Drawing style of a zone; opacities 0 to 1, width in pixels. Null: the map's own. */
export interface ZoneStyle {
  readonly fill: string | null;
  readonly fillOpacity: number | null;
  readonly stroke: string | null;
  readonly strokeWidth: number | null;
  readonly strokeOpacity: number | null;
}

/** A delivery zone with its drawing data. */
export interface MapZone extends DeliveryZone {
  /** The zone's description, without the id marker. */
  readonly description: string;
  readonly style: ZoneStyle;
}

/** A street of our own map; house numbers are spread evenly along `line` (extension `map.base`). */
export interface MapStreet {
  readonly name: string;
  readonly nameEn: string | null;
  readonly kind: string;
  readonly line: readonly Coordinates[];
  readonly houses: { readonly from: number; readonly to: number } | null;
}

export interface MapArea {
  readonly kind: string;
  readonly name: string | null;
  /** Outline first, then holes. */
  readonly rings: readonly (readonly Coordinates[])[];
}

export interface MapBase {
  readonly streets: readonly MapStreet[];
  readonly areas: readonly MapArea[];
}

export interface MapStart {
  readonly center: Coordinates;
  readonly zoom: number;
}
