import type { Choice } from "../types.ts";
import { type DishGroup, optionIn } from "./resolve-groups.ts";
import type { IsOffered } from "./settle-choices.ts";
import type { SoldChoice } from "./types.ts";

export interface RepeatedChoices {
  readonly choices: readonly Choice[];
  /** Names of the options that the dish no longer has, or not now. */
  readonly gone: readonly string[];
}

/** A choice of an order, or of a person of a group order, which has no name. */
type EarlierChoice = SoldChoice | (Choice & { readonly name?: never });

/** The choices of an earlier order in the present groups of the dish, by group and option (MENU-20). */
export function repeatChoices(
  groups: readonly DishGroup[],
  before: readonly EarlierChoice[],
  isOffered: IsOffered,
): RepeatedChoices {
  const choices: Choice[] = [];
  const gone: string[] = [];
  for (const { groupId, id, count, name = "", choices: inner = [] } of before) {
    const group = groups.find((each) => each.id === groupId);
    const option = group && optionIn(group, id);
    if (group === undefined || option === undefined || !isOffered(option, group)) {
      if (name !== "") gone.push(name);
      continue;
    }
    const own = repeatChoices(option.groups, inner, isOffered);
    gone.push(...own.gone);
    const ofDish = group.kind === "set" ? { choices: own.choices } : {};
    choices.push({ groupId, id, count, variationId: option.variationId, ...ofDish });
  }
  return { choices, gone };
}
