import type { LocationView, ShopView } from "../shop/shop.ts";

/** The cities the shop has branches in, in the shop's order. */
export function citiesOf(locations: readonly LocationView[]): readonly string[] {
  return [...new Set(locations.map(({ city }) => city).filter((city) => city !== ""))];
}

/** The city a page is about: that of its branch, else the accepted one, else the shop's first; null in a shop without. */
export function presentCity(
  { locations, locationId }: Pick<ShopView, "locations" | "locationId">,
  accepted: string | null,
): string | null {
  const cities = citiesOf(locations);
  const ofBranch = locations.find(({ id }) => id === locationId)?.city;
  return ofBranch || cities.find((city) => city === accepted) || (cities[0] ?? null);
}
