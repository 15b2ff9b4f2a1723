import type { Finding } from "../check/finding.ts";
import type { KnownNames } from "../known-names.ts";
import { dishFindings } from "./dish-findings.ts";
import { groupMenu, type MenuToCheck } from "./group-menu.ts";
import { sectionFindings } from "./section-findings.ts";

/**
 * Groups of options that nobody could choose from as written (MENU-22). Each menu is checked for itself, because a price
 * file is all that its branch sells. One place is named once.
 */
export function checkGroups(menus: readonly MenuToCheck[], known: KnownNames): readonly Finding[] {
  return menus.flatMap((each) => {
    const menu = groupMenu(each);
    if (menu === null) return [];
    const byPath = new Map<string, Finding>();
    const found = [
      ...menu.checked.flatMap((section) => sectionFindings(section, menu)),
      ...menu.dishes.flatMap((dish) => dishFindings(dish, menu, known)),
    ];
    for (const finding of found) if (!byPath.has(finding.path)) byPath.set(finding.path, finding);
    return [...byPath.values()];
  });
}
