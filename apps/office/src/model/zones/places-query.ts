import { OFFICE_PATHS, PlacesSchema, type PlacesShop, ProbeSchema, type WirePlaces } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** Zones, branches and hours with the draft applied, parsed like the shop's settings (EDIT-3). */
export const placesQuery = queryOptions({
  queryKey: [SHOP_DATA, "places"],
  queryFn: async ({ signal }) =>
    readPlaces(requireAnswer(await api.read(OFFICE_PATHS.places, PlacesSchema, { signal }))),
});
export type Places = ReturnType<typeof readPlaces>;

/** The server has parsed the settings; parsing them here would add to the office's first load. */
function readPlaces(wire: WirePlaces) {
  return { ...wire, shop: wire.shop as unknown as PlacesShop };
}

export type ProbeQuestion = { readonly text: string } | { readonly lat: number; readonly lon: number };

/** Delivery to a place by the draft and by the published shop, with the reasons. */
export function probeQuery(question: ProbeQuestion) {
  const query: Record<string, string> = Object.fromEntries(
    Object.entries(question).map(([name, value]) => [name, String(value)]),
  );
  return queryOptions({
    queryKey: [SHOP_DATA, "probe", query],
    queryFn: async ({ signal }) =>
      requireAnswer(await api.read(OFFICE_PATHS.placeProbe, ProbeSchema, { query, signal })),
  });
}
