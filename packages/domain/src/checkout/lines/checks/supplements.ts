import type { SupplementChoice } from "../../../cart/types.ts";
import { stoppedSupplement } from "../../../stops/stopped-items.ts";
import type { AskedLine, LineCheck } from "./asked-line.ts";
import { isSoldInBranch } from "./location.ts";
import { backAtOf } from "./stops.ts";

const maxSupplementCount = 1000;

function isOffered({ id, count }: SupplementChoice, { product, branch }: AskedLine): boolean {
  const supplement = branch.catalog.products.get(id);
  if (supplement === undefined || !product.supplements.some((offered) => offered.id === id)) return false;
  const isCount = Number.isInteger(count) && count >= 0 && count <= maxSupplementCount;
  return isCount && supplement.inStock && isSoldInBranch(supplement, branch);
}

/** Accepts only supplements that the dish lists and the branch has and has not stopped (readings "Prices", STOP-2). */
export const checkSupplements: LineCheck = (line) => {
  const refused = line.request.supplements.find((choice) => !isOffered(choice, line));
  return refused === undefined
    ? checkSupplementStops(line)
    : { reason: "supplement-not-offered", supplementId: refused.id };
};

const checkSupplementStops: LineCheck = ({ request, branch: { stops, catalog, wantedAt } }) => {
  for (const { id, count } of request.supplements) {
    const stopped = count === 0 ? null : stoppedSupplement(stops, id, catalog, wantedAt);
    if (stopped !== null) return { reason: "supplement-not-offered", supplementId: id, ...backAtOf(stopped) };
  }
  return null;
};
