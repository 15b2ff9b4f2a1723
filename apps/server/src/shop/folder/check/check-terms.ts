import { readMoney } from "@skatert/contract";
import { type CheckedShop, type FilePlace, type Finding, fieldOf, placesIn, warningAt } from "./finding.ts";

/** Warns of minimums that no order reaches, and of free delivery from a sum below the minimum. */
export function checkTerms(shop: CheckedShop): readonly Finding[] {
  const unreached = minimumWarnings(shop);
  const told = new Set(unreached.map(({ path }) => path));
  const terms = placesIn(shop, "settings", "delivery.conditions[]");
  return [...unreached, ...terms.filter((each) => !told.has(fieldOf(each, "minimum").path)).flatMap(alwaysFree)];
}

/** An order below the minimum is not delivered, so a lower sum for free delivery makes every delivery free. */
function alwaysFree(terms: FilePlace): readonly Finding[] {
  const from = fieldOf(terms, "free_from");
  const [minimum, freeFrom] = [readMoney(fieldOf(terms, "minimum").value) ?? 0, readMoney(from.value)];
  const price = readMoney(fieldOf(terms, "delivery_price").value) ?? 0;
  if (freeFrom === null || freeFrom === 0 || freeFrom >= minimum || price === 0) return [];
  const [found, least] = [from.value, fieldOf(terms, "minimum").value].map(String);
  return [warningAt(from, `a sum above minimum (${least}), found ${found}: every delivery of the zone is free`)];
}

/** A minimum above this many of the dearest dish is probably a sum in kopecks. */
const maxFactorOverDearest = 20;

function minimumWarnings(shop: CheckedShop): readonly Finding[] {
  const prices = [
    ...placesIn(shop, "catalog", "[].products[].price"),
    ...placesIn(shop, "catalog", "[].products[].variations[].price"),
  ];
  const dearest = Math.max(0, ...prices.map(({ value }) => Number(value)).filter(Number.isFinite));
  const minimums = [
    ...placesIn(shop, "settings", "delivery.conditions[].minimum"),
    ...placesIn(shop, "settings", "delivery.pickup_minimum"),
    ...placesIn(shop, "coupons", "{}[].minimum_amount"),
  ];
  return minimums
    .filter(({ value }) => dearest > 0 && Number(value) > dearest * maxFactorOverDearest)
    .map((place) =>
      warningAt(place, `a sum that an order reaches, found ${String(place.value)}; the dearest dish costs ${dearest}`),
    );
}
