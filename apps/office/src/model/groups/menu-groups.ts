import type { WireCategoryRow, WireProductRow } from "@skatert/contract";
import { type GroupForm, readGroup } from "./group-form.ts";
import { isOwn, readUses, type UseForm } from "./group-use.ts";

type Section = Pick<WireCategoryRow, "id" | "name" | "state" | "choice">;

/** A group of the draft. */
export interface MenuGroup {
  readonly id: string;
  readonly name: string;
  readonly group: GroupForm;
}

/** Groups in the order of the menu, as the draft has them. */
export function menuGroups(
  categories: readonly Section[],
  dishes: readonly Pick<WireProductRow, "id" | "category_ids">[],
): readonly MenuGroup[] {
  return categories.flatMap(({ id, name, state, choice }) => {
    if (state === "archived" || choice === null) return [];
    const group = readGroup(choice, membersOf(id, dishes));
    return group === null ? [] : [{ id, name, group }];
  });
}

/** The dishes of a section. A dish of the draft names its section, which does not list it yet. */
export function membersOf(section: string, dishes: readonly Pick<WireProductRow, "id" | "category_ids">[]) {
  return dishes.filter(({ category_ids }) => category_ids.includes(section)).map(({ id }) => id);
}

/** A dish with a group, and what it has of its own in it. */
export interface GroupUser {
  readonly dish: WireProductRow;
  /** One, or more of different sizes (MENU-9). */
  readonly uses: readonly UseForm[];
  readonly isOwn: boolean;
}

/** The dishes with a group, in the order of the menu (MENU-2). */
export function usersOf(group: string, dishes: readonly WireProductRow[]): readonly GroupUser[] {
  return dishes.flatMap((dish) => {
    const uses = readUses(dish.option_groups).filter((each) => each.group === group);
    return uses.length === 0 ? [] : [{ dish, uses, isOwn: uses.some(isOwn) }];
  });
}

/** How many dishes a change of the group changes: in the draft, and of them those that guests already have with it. */
export function reachOf(group: string, dishes: readonly WireProductRow[]) {
  const users = usersOf(group, dishes);
  return {
    drafted: users.length,
    published: users.filter(({ dish }) => dish.published_groups.includes(group)).length,
  };
}
