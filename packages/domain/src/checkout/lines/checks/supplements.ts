import { checkChoices } from "../../../cart/choices/check-choices.ts";
import { outsideGroups } from "../../../cart/choices/settle-choices.ts";
import type { SupplementChoice } from "../../../cart/types.ts";
import { stoppedSupplement } from "../../../stops/stopped-items.ts";
import type { LineRefusal } from "../../types.ts";
import type { AskedLine, LineCheck } from "./asked-line.ts";
import { isSoldInBranch } from "./location.ts";
import { optionGap } from "./option-gap.ts";
import { backAtOf } from "./stops.ts";

const maxSupplementCount = 1000;

function isOffered({ id, count }: SupplementChoice, { product, branch }: AskedLine): boolean {
  const supplement = branch.catalog.products.get(id);
  if (supplement === undefined || !product.supplements.some((offered) => offered.id === id)) return false;
  const isCount = Number.isInteger(count) && count >= 0 && count <= maxSupplementCount;
  return isCount && supplement.inStock && isSoldInBranch(supplement, branch);
}

/**
 * Accepts only what the dish offers, in its groups or as supplements outside them, and the branch has and has not
 * stopped, within the limits of the groups (readings "Prices", STOP-2, MENU-3).
 */
export const checkSupplements: LineCheck = (line) => {
  const { request, groups, branch, room } = line;
  if (request.choices === undefined) return checkLoose(request.supplements, line);
  const refusal = checkChoices(groups, request.choices, optionGap(branch, room));
  return refusal ?? checkLoose(outsideGroups(request.supplements, request.choices), line);
};

function checkLoose(supplements: readonly SupplementChoice[], line: AskedLine): LineRefusal | null {
  const refused = supplements.find((choice) => !isOffered(choice, line));
  return refused === undefined
    ? checkSupplementStops(supplements, line)
    : { reason: "supplement-not-offered", supplementId: refused.id };
}

function checkSupplementStops(supplements: readonly SupplementChoice[], { branch }: AskedLine): LineRefusal | null {
  const { stops, catalog, wantedAt } = branch;
  for (const { id, count } of supplements) {
    const stopped = count === 0 ? null : stoppedSupplement(stops, id, catalog, wantedAt);
    if (stopped !== null) return { reason: "supplement-not-offered", supplementId: id, ...backAtOf(stopped) };
  }
  return null;
}
