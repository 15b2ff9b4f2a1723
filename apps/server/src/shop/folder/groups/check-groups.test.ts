import { categoriesFromWire } from "@skatert/contract";
import { menuOfCases } from "@skatert/contract/testing";
import { type Choice, checkChoices, type DishGroup, indexCatalog, resolveGroups } from "@skatert/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../documents/json.ts";
import { shopDocument } from "../../documents/shop-document.ts";
import { knownNames } from "../known-names.ts";
import { checkGroups } from "./check-groups.ts";

function faultsOf(wire: unknown) {
  const content: Json = JSON.parse(JSON.stringify(wire));
  const menu = shopDocument("catalog", content);
  if (menu === null) throw new Error("no menu");
  return checkGroups([{ ...menu, changed: null }], knownNames([menu]));
}

/** Choices that reach every minimum with the options that may be chosen most often. */
function fillingOf(groups: readonly DishGroup[]): readonly Choice[] {
  return groups.flatMap((group) => {
    let left = group.min;
    return group.options
      .toSorted((some, other) => other.max - some.max)
      .flatMap(({ id, max, variationId, groups: own }) => {
        const count = Math.min(left, max);
        left -= count;
        if (count === 0) return [];
        return [
          { groupId: group.id, id, count, variationId, ...(own.length === 0 ? {} : { choices: fillingOf(own) }) },
        ];
      });
  });
}

/** Buys one filling of every dish at each of its sizes. */
function refusalsOf(content: unknown) {
  const catalog = indexCatalog(categoriesFromWire(content));
  return [...catalog.products.values()].flatMap((product) => {
    const sizes = product.variations.length === 0 ? [null] : product.variations.map(({ id }) => id);
    return sizes.flatMap((variationId) => {
      const groups = resolveGroups({ product, variationId }, catalog);
      return checkChoices(groups, fillingOf(groups), () => null) ?? [];
    });
  });
}

const cases = menuOfCases();

const limits = fc.record(
  {
    min: fc.constantFrom(0, 1, 2, 3),
    max: fc.constantFrom(2, 3, 4, null),
    distinct: fc.constantFrom(1, 2, 3, null),
  },
  { requiredKeys: [] },
);
const sized = (id: number, names: readonly string[]): Json =>
  names.map((option, index) => ({ id: id * 10 + index, price: 5, attributes: [{ name: "Размер", option }] }));
const sizes = fc.oneof(fc.constant([]), fc.subarray(["25 см", "30 см", "35 см"]));
const uses = (...groups: readonly number[]) =>
  fc.array(
    fc.tuple(fc.constantFrom(...groups), limits).map(([group_id, rule]) => ({ group_id, ...rule })),
    { maxLength: 1 },
  );
const part = fc.tuple(sizes, uses(90));
const group = (id: number, kind: string) =>
  fc.tuple(limits, fc.subarray([1, 2, 3]), fc.integer({ min: 1, max: 3 })).map(([rule, ids, max]) => ({
    id,
    name: `Группа ${id}`,
    parent: kind === "add" ? 9 : 0,
    hide_category: true,
    choice: { kind, ...rule, options: ids.map((product_id) => ({ product_id, max })) },
  }));
const anyMenu = fc
  .tuple(
    group(90, "add"),
    group(70, "set"),
    group(73, "halves-average"),
    fc.tuple(part, part, part, fc.tuple(sizes, uses(90, 70, 73))),
  )
  .map(([add, set, halves, dishes]) => [
    { id: 9, name: "допы" },
    add,
    set,
    halves,
    {
      id: 1,
      name: "Блюда",
      products: dishes.map(([names, option_groups], index) => ({
        id: index + 1,
        name: `Блюдо ${index + 1}`,
        price: 5,
        variations: sized(index + 1, names),
        option_groups,
      })),
    },
  ]);

describe("the check of groups", () => {
  it("MENU-22 finds nothing in the menu of the thirty cases, and each of its dishes can be bought", () => {
    expect(faultsOf(cases)).toEqual([]);
    expect(refusalsOf(cases)).toEqual([]);
  });

  it("MENU-22 passes no menu with a dish that nobody can buy", () => {
    let passed = 0;
    fc.assert(
      fc.property(anyMenu, (menu) => {
        if (faultsOf(menu).length > 0) return;
        passed += 1;
        expect(refusalsOf(menu)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(passed).toBeGreaterThan(100);
  });
});
