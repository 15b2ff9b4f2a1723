import { openMap } from "./map-view.ts";
import { PlaceMap, type PlaceMapProps } from "./place-map.tsx";

/** The shop's own map: zones, streets and points, drawn in the theme's colours. */
export function OwnPlaceMap(props: PlaceMapProps) {
  return <PlaceMap {...props} open={openMap} />;
}
