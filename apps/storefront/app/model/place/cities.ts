import type { LocationView, ShopView } from "../shop/shop.ts";

/** Cities with branches, in the shop's order. */
export function citiesOf(locations: readonly LocationView[]): readonly string[] {
  return [...new Set(locations.map(({ city }) => city).filter((city) => city !== ""))];
}

/**
 * The city of a page: that of its branch, else the accepted one, else the shop's first. Null in a shop
 * without cities.
 */
export function presentCity(
  { locations, locationId }: Pick<ShopView, "locations" | "locationId">,
  accepted: string | null,
): string | null {
  const cities = citiesOf(locations);
  const ofBranch = locations.find(({ id }) => id === locationId)?.city;
  return ofBranch || cities.find((city) => city === accepted) || (cities[0] ?? null);
}
