import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foreignDish } from "../../../testing/foreign-dish.ts";
import { type ForeignDish, type ForeignUse, option } from "./foreign-menu.ts";
import { limitOf } from "./limits.ts";
import { ourMenu } from "./our-menu.ts";

const use = (about: Partial<ForeignUse>): ForeignUse => ({
  id: null,
  name: "Соусы",
  kind: "add",
  min: 0,
  max: 4,
  distinct: null,
  free: 0,
  sizes: [],
  options: [
    option({ id: "k", name: "Кетчуп", price: 3000, max: 2 }),
    option({ id: "c", name: "Сырный", price: 5000, max: 2 }),
  ],
  ...about,
});
const dish = (id: string, ...uses: readonly ForeignUse[]) => foreignDish({ id, name: `Блюдо ${id}`, uses });
const menuOf = (...dishes: readonly ForeignDish[]) => ourMenu({ system: "iiko", dishes });

const SIZE_PRICES = new Map([
  ["25 см", 6000],
  ["30 см", 9000],
]);
const anyOption = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  price: fc.constantFrom(0, 3000, 5000, 6000),
  sizePrices: fc.constantFrom(new Map<string, number>(), SIZE_PRICES),
  max: fc.constantFrom(null, 1, 2),
  preset: fc.constantFrom(0, 1, 2),
});
const anyUse = fc
  .record({
    id: fc.constantFrom(null, "g"),
    min: fc.integer({ min: 0, max: 4 }),
    max: fc.constantFrom(null, 0, 1, 3),
    free: fc.integer({ min: 0, max: 2 }),
    options: fc.uniqueArray(anyOption, { maxLength: 3, selector: ({ id }) => id }),
  })
  .map(({ options, ...about }) =>
    use({ ...about, options: options.map((each) => option({ ...each, name: each.id })) }),
  );
const anyMenu = fc.array(anyUse, { minLength: 1, maxLength: 6 });

/** What a dish sells: the limits of its groups, and each offered option with its prices by size, maximum and presets. */
function soldBy(menu: ReturnType<typeof ourMenu>, index: number) {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  return menu.dishes[index]?.uses.map(({ group, rule, replaced }) => ({
    rule,
    options: group.options
      .flatMap((each) => {
        const own = replaced.find(({ option: other }) => other === each);
        if (own?.isOffered === false) return [];
        const product = products.get(each.product);
        const prices = [...SIZE_PRICES.keys()].map(
          (size) => own?.price ?? each.price ?? product?.sizePrices.get(size) ?? product?.price,
        );
        return [[each.name, ...prices, own?.max ?? each.max, own?.preset ?? each.preset]];
      })
      .toSorted(),
  }));
}

describe("the groups of another system's menu", () => {
  it("MENU-25 equal groups are one: by their number there, else by name and options", () => {
    const same = menuOf(
      dish("1", use({})),
      dish("2", use({ max: 2 })),
      dish("3", use({ name: "Соусы ", options: [] })),
    );
    expect(same.groups).toHaveLength(1);
    expect(same.dishes.map(({ uses }) => uses.map(({ rule }) => rule.max))).toEqual([[4], [2], []]);
    const dearer = use({ options: [option({ id: "k", name: "Кетчуп", price: 3500, max: 2 })] });
    expect(menuOf(dish("1", use({})), dish("2", dearer)).groups).toHaveLength(2);
    const raised = use({ options: use({}).options.map((each) => ({ ...each, price: each.price + 100 })) });
    const [before, after] = [menuOf(dish("1", use({}))), menuOf(dish("1", raised), dish("2", use({})))];
    expect(after.groups.map(({ key }) => key)).toEqual(before.groups.map(({ key }) => key));
    expect(soldBy(after, 0)?.[0]?.options.map(([, price]) => price)).toEqual([3100, 5100]);
    const numbered = menuOf(dish("1", use({ id: "7" })), dish("2", { ...dearer, id: "7" }));
    expect(numbered.groups).toHaveLength(1);
    expect(numbered.dishes[1]?.uses[0]?.replaced).toMatchObject([
      { option: { name: "Кетчуп" }, price: 3500 },
      { option: { name: "Сырный" }, isOffered: false },
    ]);
  });

  it("MENU-25 a shared group sells each dish what that dish sells alone", () => {
    fc.assert(
      fc.property(anyMenu, (uses) => {
        const whole = menuOf(...uses.map((each, index) => dish(String(index), each)));
        for (const [index, each] of uses.entries())
          expect(soldBy(whole, index)).toEqual(soldBy(menuOf(dish("0", each)), 0));
      }),
    );
  });

  it("MENU-25 a supplement with a price by size in a pizza and one price elsewhere costs each dish its own", () => {
    const about = { id: "k", name: "Кетчуп" };
    const plain = use({ id: "g", options: [option({ ...about, price: 5000 })] });
    const sized = use({ id: "g", options: [option({ ...about, price: 6000, sizePrices: SIZE_PRICES })] });
    const menu = menuOf(dish("1", plain), dish("2", plain), dish("3", sized));
    expect([0, 1, 2].map((index) => soldBy(menu, index)?.[0]?.options[0]?.slice(1, 3))).toEqual([
      [5000, 5000],
      [5000, 5000],
      [6000, 9000],
    ]);
  });

  it("MENU-25 a dish as a supplement has one price, and what another size cost is said", () => {
    const option30 = option({ id: "1", name: "Блюдо 1", price: 6000, sizePrices: SIZE_PRICES });
    const [, pizza] = menuOf(dish("1"), dish("2", use({ options: [option30] }))).dishes;
    expect(pizza).toMatchObject({ verdict: "simplified", notes: [{ code: "size-price", cost: -3000 }] });
  });

  it("MENU-22 what passes can be chosen, and what nobody could choose is impossible", () => {
    fc.assert(
      fc.property(anyUse, (each) => {
        const [only] = menuOf(dish("1", each)).dishes;
        const most = each.max ?? Number.POSITIVE_INFINITY;
        const offered = each.options.reduce((sum, { max }) => sum + Math.min(max ?? most, most, 20), 0);
        expect(only?.verdict === "impossible").toBe(each.min > Math.min(offered, most));
        for (const { rule, group } of only?.uses ?? []) {
          const presets = group.options.reduce((sum, { preset }) => sum + preset, 0);
          expect(presets).toBeLessThanOrEqual(rule.max ?? Number.POSITIVE_INFINITY);
          for (const { preset, max } of group.options) expect(preset).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it("MENU-22 a set lacks the dish that cannot be sold, and is impossible without it", () => {
    const part = (...ids: readonly string[]) =>
      use({ kind: "set", min: 1, max: 1, options: ids.map((id) => option({ id, name: id })) });
    const broken = dish("1", use({ min: 9 }));
    const menu = menuOf(broken, dish("2"), dish("3", part("1", "2")), dish("4", part("1")));
    expect(menu.dishes.map(({ verdict }) => verdict)).toEqual(["impossible", "exact", "simplified", "impossible"]);
  });

  it.each([
    [null, "none", null],
    [undefined, "none", null],
    ["INF", "none", null],
    [-1, "none", null],
    [99, "none", null],
    ["999", "none", null],
    [0, "none", null],
    [0, "zero", 0],
    ["4", "none", 4],
  ] as const)("MENU-25 a limit of %s with 0 as %s is %s", (value, zero, limit) => {
    expect(limitOf(value, zero)).toBe(limit);
  });
});
