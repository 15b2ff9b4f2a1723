import type { SupplementChoice } from "../../../cart/types.ts";
import type { AskedLine, LineCheck } from "./asked-line.ts";
import { isSoldInBranch } from "./location.ts";

const maxSupplementCount = 1000;

function isOffered({ id, count }: SupplementChoice, { product, branch }: AskedLine): boolean {
  const supplement = branch.catalog.products.get(id);
  if (supplement === undefined || !product.supplements.some((offered) => offered.id === id)) return false;
  const isCount = Number.isInteger(count) && count >= 0 && count <= maxSupplementCount;
  return isCount && supplement.inStock && isSoldInBranch(supplement, branch);
}

/** Accepts only supplements that the dish lists and the branch has (readings "Prices"). */
export const checkSupplements: LineCheck = (line) => {
  const refused = line.request.supplements.find((choice) => !isOffered(choice, line));
  return refused === undefined ? null : { reason: "supplement-not-offered", supplementId: refused.id };
};
