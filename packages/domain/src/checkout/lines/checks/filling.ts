import { checkFilling } from "../../../cart/choices/check-choices.ts";
import type { Product } from "../../../catalog/types.ts";
import type { LineCheck, ServingBranch } from "./asked-line.ts";
import { checkAvailability } from "./availability.ts";
import { isSoldInBranch } from "./location.ts";
import { optionGap } from "./option-gap.ts";

/** A dish whose required groups cannot be filled for the wanted time is sold out until they can (MENU-13, MENU-14). */
export const checkRequiredGroups: LineCheck = ({ groups, branch, room }) => {
  const gap = checkFilling(groups, optionGap(branch, room));
  return gap && { reason: "sold-out", ...gap };
};

/** A set is sold only while the branch has each dish that it always contains, at their hours (MENU-13). */
export const checkParts: LineCheck = ({ product, branch }) => {
  for (const part of partsOf(product, branch.catalog)) {
    if (!part.inStock || !isSoldInBranch(part, branch)) return { reason: "sold-out" };
    const shut = checkAvailability({ product: part, branch });
    if (shut !== null) return shut;
  }
  return null;
};

/** The dishes of a set without choices; its groups name those of a set with choices. */
function partsOf({ combo, groups }: Product, { products }: ServingBranch["catalog"]): readonly Product[] {
  return groups.length > 0 ? [] : (combo?.productIds ?? []).flatMap((id) => products.get(id) ?? []);
}
