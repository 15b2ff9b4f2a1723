import { checkChoices } from "./check-choices.ts";
import { type GroupMenu, resolveGroups, type SizedDish } from "./resolve-groups.ts";
import { settleChoices } from "./settle-choices.ts";

/**
 * The first required group that keeps a dish from being given as a gift, by its name: nobody chooses for a gift, so presets
 * that cost nothing must fill its required groups. Null: it can be given (MENU-17).
 */
export function groupWithoutPresets(dish: SizedDish, menu: GroupMenu): string | null {
  const groups = resolveGroups(dish, menu);
  const { choices } = settleChoices(groups, { supplements: [] }, () => true);
  const refusal = checkChoices(groups, choices, () => null);
  return refusal?.reason === "choice-required" ? refusal.group : null;
}
