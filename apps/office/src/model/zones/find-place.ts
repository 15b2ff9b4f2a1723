import { readLatLonText, type ShopLocation } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { queryClient } from "../../platform/api/query-client.ts";
import { probeQuery } from "./places-query.ts";

/** The point of an address, "lat, lon" or a branch. Null: not found, or no answer. */
export async function findPlace(text: string, branches: readonly ShopLocation[]): Promise<Coordinates | null> {
  const typed = text.trim();
  const own =
    readLatLonText(typed) ?? branches.find(({ name, address }) => [name, address].includes(typed))?.coordinates;
  if (own != null) return own;
  if (typed === "") return null;
  const found = await queryClient.fetchQuery(probeQuery({ text: typed })).catch(() => null);
  return found?.point ?? null;
}
