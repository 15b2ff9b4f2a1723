import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkChoices } from "../cart/choices/check-choices.ts";
import { leastPrice, leastTotal } from "../cart/choices/least-price.ts";
import { priceRanges } from "../cart/choices/price-range.ts";
import { resolveGroups } from "../cart/choices/resolve-groups.ts";
import { makeLine } from "../cart/make-line.ts";
import type { Choice } from "../cart/types.ts";
import type { Catalog, ChoiceGroup, ChoiceRule, FreeLimit, Product } from "../catalog/types.ts";
import { money } from "../money/money.ts";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { lineAmount } from "./price-line.ts";

interface Option {
  readonly price: number;
  readonly max: number;
}

const groupId = 90;

interface Limited {
  readonly freeLimits: readonly FreeLimit[];
  /** Options that another section shows too. */
  readonly elsewhere: readonly number[];
}

const unlimited: Limited = { freeLimits: [], elsewhere: [] };

function menuOf(
  options: readonly Option[],
  rule: Partial<Pick<ChoiceGroup, "kind"> & ChoiceRule>,
  { freeLimits, elsewhere }: Limited = unlimited,
) {
  const products = options.map(({ price }, index) => aProduct({ id: 901 + index, price: money(price) }));
  const choice = {
    kind: "add",
    min: 1,
    max: null,
    distinct: null,
    free: 0,
    ...rule,
    options: options.map(({ max, price }, index) => ({
      productId: 901 + index,
      variationId: null,
      price: money(price),
      max,
      preset: 0,
    })),
  } as const;
  const dish = aProduct({ id: 1, price: money(500_00), groups: [{ groupId, variationIds: [], options: [] }] });
  const catalog = aCatalog({
    categories: [
      aCategory({ products: [dish], freeLimits }),
      aCategory({ id: groupId, choice, products }),
      aCategory({ id: 91, products: products.filter(({ id }) => elsewhere.includes(id)) }),
    ],
  });
  return { dish, catalog };
}

/** Every way to choose so many units of each option. */
function waysOf(options: readonly Option[]): readonly (readonly Choice[])[] {
  return options.reduce<readonly (readonly Choice[])[]>(
    (ways, { max }, index) =>
      ways.flatMap((way) =>
        Array.from({ length: max + 1 }, (_, count) =>
          count === 0 ? way : [...way, { groupId, id: 901 + index, count, variationId: null }],
        ),
      ),
    [[]],
  );
}

/** What each line that can be sold is charged. */
function sumsOf(options: readonly Option[], product: Product, catalog: Catalog): readonly number[] {
  const groups = resolveGroups({ product, variationId: null }, catalog);
  return waysOf(options)
    .filter((choices) => checkChoices(groups, choices, () => null) === null)
    .map((choices) => {
      const line = makeLine(catalog, { productId: 1, variationId: null, quantity: 1, supplements: [], choices });
      return line === null ? Number.NaN : lineAmount(line);
    });
}

const options = fc.array(
  fc.record({ price: fc.constantFrom(0, 30_00, 50_00, 90_00), max: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const rules = fc.record({
  min: fc.integer({ min: 0, max: 4 }),
  max: fc.constantFrom(4, null),
  distinct: fc.constantFrom(1, 2, 3, null),
  free: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom("add" as const, "set" as const),
});

describe("MENU-16 the least price of a dish", () => {
  it("is that of the cheapest line that can be sold, for any limits and free units", () => {
    fc.assert(
      fc.property(options, rules, (offered, rule) => {
        const { dish, catalog } = menuOf(offered, rule);
        const sums = sumsOf(offered, dish, catalog);
        fc.pre(sums.length > 0);
        expect(leastTotal(dish, catalog)).toBe(Math.min(...sums));
      }),
    );
  });

  it("charges a set for the dishes of a group that states free units, at its least and at its most", () => {
    const { dish, catalog } = menuOf([{ price: 90_00, max: 1 }], { kind: "set", min: 1, max: 1, free: 1 });
    expect(leastTotal(dish, catalog)).toBe(590_00);
    expect(priceRanges(dish, catalog)).toEqual([{ variationId: null, least: 590_00, most: 590_00 }]);
  });

  it("is never more than a line is charged under free limits, and is that of one if they free a whole group", () => {
    const limit = fc.record({ categoryId: fc.constantFrom(groupId, 89, 91), quantity: fc.integer({ min: 0, max: 3 }) });
    const limits = fc.array(limit, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(options, rules, limits, fc.subarray([901, 902, 903]), (offered, rule, freeLimits, elsewhere) => {
        const { dish, catalog } = menuOf(offered, rule, { freeLimits, elsewhere });
        const sums = sumsOf(offered, dish, catalog);
        fc.pre(sums.length > 0);
        expect(leastTotal(dish, catalog)).toBeLessThanOrEqual(Math.min(...sums));
        if (elsewhere.length === 0) expect(leastTotal(dish, catalog)).toBe(Math.min(...sums));
      }),
      { numRuns: 200 },
    );
  });

  it("counts a free limit once over two required groups, and inside a dish of a set", () => {
    const { dish, catalog } = menuOf(
      [{ price: 50_00, max: 1 }],
      { min: 1, max: 1 },
      {
        freeLimits: [{ categoryId: groupId, quantity: 1 }],
        elsewhere: [],
      },
    );
    expect(priceRanges(dish, catalog)).toMatchObject([{ least: 500_00 }]);
    const twice = { ...dish, groups: [...dish.groups, ...dish.groups] };
    expect(leastTotal(twice, catalog)).toBe(550_00);
    const set = catalog.groups.get(groupId);
    if (set === undefined) throw new Error("no group");
    const part = { productId: 1, variationId: null, price: money(0), max: 1, preset: 0 };
    const groups = new Map([...catalog.groups, [88, { ...set, id: 88, kind: "set" as const, options: [part] }]]);
    const meal = { ...dish, groups: [{ groupId: 88, variationIds: [], options: [] }] };
    expect(leastTotal(meal, { ...catalog, groups })).toBe(500_00);
  });

  it.each([
    { min: 99_999_999_999, max: 1, distinct: null, total: 500_00 },
    { min: 99_999_999_999, max: 1, distinct: 1, total: 500_00 },
    { min: 10_000_000, max: 10_000_000, distinct: null, total: 500_00 + 10_000_000 },
    { min: 10_000_000, max: 10_000_000, distinct: 1, total: 500_00 + 10_000_000 },
  ])(
    "is found at once for a minimum of $min units, $max of an option, $distinct different",
    ({ total, max, ...rule }) => {
      const { dish, catalog } = menuOf(
        [
          { price: 1, max },
          { price: 2, max },
        ],
        { ...rule, max: null },
      );
      expect(leastTotal(dish, catalog)).toBe(total);
    },
  );

  it("varies if a required choice can raise it, and is the price of a dish without groups", () => {
    const two = [
      { price: 0, max: 1 },
      { price: 60_00, max: 1 },
    ];
    const { dish, catalog } = menuOf(two, { min: 1, max: 1 });
    expect(leastPrice(dish, catalog)).toEqual({ unit: 500_00, choices: 0, varies: true });
    expect(leastTotal(aProduct({ price: money(70_00) }), catalog)).toBe(70_00);
  });
});
