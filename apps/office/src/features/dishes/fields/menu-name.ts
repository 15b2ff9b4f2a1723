import type { WireMenuOptions } from "@skatert/contract";

/** The name of a menu: the branches that sell from it. */
export function menuName(menu: string, branches: WireMenuOptions["branches"]): string {
  const names = branches.filter((branch) => branch.menu === menu).map(({ name }) => name);
  return names.length === 0 ? menu.replace(/^prices\//, "") : names.join(", ");
}
