import type { WireGuestCard, WirePhoneDish, WirePhoneMenu, WireRequestLine } from "@skatert/contract";
import type { PhoneLine } from "./phone-draft.ts";

/** Lines of an earlier order in the words of the menu; `gone`: what the menu does not have. */
export function repeatedLines(
  lines: readonly WireRequestLine[],
  menu: WirePhoneMenu,
): { readonly lines: readonly PhoneLine[]; readonly gone: number } {
  const found = lines.flatMap((line) => wordsOf(line, menu) ?? []);
  return { lines: found, gone: lines.length - found.length };
}

/** The dishes that the guest usually orders, as far as the menu has them. */
export function usualLines({ usual }: WireGuestCard, menu: WirePhoneMenu): readonly PhoneLine[] {
  return usual.flatMap(
    ({ product_id, variation_id, quantity }) => wordsOf({ product_id, variation_id, quantity }, menu) ?? [],
  );
}

function wordsOf(line: WireRequestLine, { dishes }: WirePhoneMenu): PhoneLine | null {
  const dish = dishes.find(({ id }) => id === line.product_id);
  if (dish === undefined) return null;
  const words = [dish.sizes.find(({ id }) => id === line.variation_id)?.name ?? "", ...optionsOf(line, dish)];
  return { name: dish.name, details: words.filter(Boolean).join(", "), line, step: dish.step, least: dish.first };
}

function optionsOf({ choices, supplements }: WireRequestLine, dish: WirePhoneDish): readonly string[] {
  const chosen = choices ?? supplements ?? [];
  const known = [...dish.groups.flatMap(({ options }) => options), ...dish.supplements];
  return chosen.flatMap(({ id, count }) => {
    const name = known.find((each) => each.id === id)?.name;
    return name === undefined ? [] : [count > 1 ? `${name} × ${count}` : name];
  });
}
