import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DishGroup, resolveGroups } from "../../cart/choices/resolve-groups.ts";
import { flatCounts, settledLine } from "../../cart/choices/settle-choices.ts";
import type { SoldChoice } from "../../cart/choices/types.ts";
import { mergeSupplements } from "../../cart/line-key.ts";
import type { Choice, LineRequest } from "../../cart/types.ts";
import type { GroupKind, GroupTerms, Product } from "../../catalog/types.ts";
import { money, scaleMoney } from "../../money/money.ts";
import { catalog as plainCatalog, request as plainRequest, shop as plainShop } from "../../testing/any-request.ts";
import { aCatalog, aCategory, aProduct, aVariation } from "../../testing/catalog.ts";
import { aCheckoutRequest, aShop, aShopState } from "../../testing/checkout.ts";
import { orderPositions } from "../order-receipt.ts";
import { quoteOrder } from "../quote/quote-order.ts";
import type { QuotedLine } from "../types.ts";

const dish = (id: number, roubles: number, more: Partial<Product> = {}) =>
  aProduct({ id, price: money(roubles * 100), ...more });
const uses = (...groupIds: readonly number[]) =>
  groupIds.map((groupId) => ({ groupId, variationIds: [], options: [] }));
const option = (productId: number, more: object = {}) => ({
  productId,
  variationId: null,
  price: null,
  max: 1,
  preset: 0,
  ...more,
});
const terms = (kind: GroupKind, min: number, max: number | null, more: Partial<GroupTerms> = {}): GroupTerms => ({
  kind,
  min,
  max,
  distinct: null,
  free: 0,
  options: null,
  ...more,
});
const sizes = (id: number, ...prices: readonly number[]) =>
  prices.map((price, index) =>
    aVariation({
      id: id * 10 + index,
      price: money(price * 100),
      attributes: [{ name: "Размер", option: `${25 + 5 * index} см` }],
    }),
  );
const twice = (...ids: readonly number[]) => ids.map((id) => option(id, { max: 2 }));

/** Groups of every kind: sauces with a free unit, presets, removals, sizes, fillings, sets and halves. */
const catalog = aCatalog({
  categories: [
    aCategory({ id: 9, name: "допы" }),
    aCategory({
      id: 90,
      parentId: 9,
      choice: terms("add", 0, 4, { free: 1, distinct: 2, options: twice(901, 902, 903) }),
      products: [dish(901, 30), dish(902, 50), dish(903, 40)],
    }),
    aCategory({ id: 91, parentId: 9, choice: terms("add", 1, 1), products: [dish(911, 0), dish(912, 0)] }),
    aCategory({
      id: 92,
      parentId: 9,
      choice: terms("add", 1, 1, { options: [option(921, { preset: 1 }), option(922)] }),
      products: [dish(921, 0), dish(922, 60)],
    }),
    aCategory({ id: 93, parentId: 9, choice: terms("remove", 0, null), products: [dish(931, 0), dish(932, 0)] }),
    aCategory({
      id: 94,
      parentId: 9,
      choice: terms("add", 0, 5, { options: twice(941, 902) }),
      products: [dish(941, 60, { variations: sizes(941, 60, 90) })],
    }),
    aCategory({
      id: 96,
      parentId: 9,
      choice: terms("add", 3, 6, { free: 3, options: twice(961, 962, 963) }),
      products: [dish(961, 60), dish(962, 80), dish(963, 50)],
    }),
    aCategory({
      id: 70,
      isHidden: true,
      choice: terms("set", 1, 2, { options: [option(202), option(201, { price: money(450_00), max: 2 })] }),
    }),
    aCategory({ id: 71, isHidden: true, choice: terms("set", 1, 1, { options: [option(501, { preset: 1 })] }) }),
    aCategory({ id: 73, isHidden: true, choice: terms("halves-average", 2, 2, { options: twice(301, 302) }) }),
    aCategory({
      id: 2,
      freeLimits: [{ categoryId: 90, quantity: 1 }],
      products: [
        dish(201, 900, { groups: uses(91, 92, 90) }),
        dish(202, 400, { groups: uses(93, 90), supplements: [{ id: 961, group: null }] }),
        dish(203, 350, { supplements: [901, 902].map((id) => ({ id, group: null })) }),
        dish(204, 1000, { groups: uses(90, 94), measure: { kind: "grams" }, step: 50, initialQuantity: 50 }),
        dish(301, 450, { groups: uses(94, 90), variations: sizes(301, 450.55, 600) }),
        dish(302, 520, { groups: uses(94), variations: sizes(302, 520, 690.1) }),
        dish(303, 500, { groups: uses(96) }),
        dish(304, 600, { groups: uses(73, 94), variations: sizes(304, 500, 600) }),
        dish(401, 650, { groups: uses(70, 71), combo: { discount: { kind: "percent", percent: 10 }, productIds: [] } }),
        dish(501, 120),
      ],
    }),
  ],
});
const shop = aShop({ catalog });
const state = aShopState();
const everything = () => true;

const dishes = [...catalog.products.values()].filter(({ id }) => id < 600);
const quantity = ({ measure }: Product) => (measure.kind === "grams" ? [50, 350] : [1, 2, 3]);
const anyDish = fc
  .constantFrom(...dishes.flatMap((product) => quantity(product).map((count) => ({ product, count }))))
  .chain(({ product, count }) =>
    fc.record({
      productId: fc.constant(product.id),
      variationId: fc.constantFrom(
        ...(product.variations.length > 0 ? product.variations.map(({ id }) => id) : [null]),
      ),
      quantity: fc.constant(count),
    }),
  );

/** Mostly options of the dish's groups, sometimes of another group or of none. */
function anyChoices(groups: readonly DishGroup[], depth = 0): fc.Arbitrary<readonly Choice[]> {
  const offered = groups.flatMap((group) => group.options.map((each) => ({ groupId: group.id, option: each })));
  if (offered.length === 0) return fc.constant([]);
  const inner = (own: readonly DishGroup[]) =>
    depth > 0 ? fc.constant({}) : fc.option(anyChoices(own, 1), { nil: undefined }).map(asChoices);
  const one = fc.constantFrom(...offered).chain(({ groupId, option: { id, groups: own } }) =>
    fc.tuple(fc.constantFrom(1, 1, 1, 2, 3), inner(own), fc.nat(30)).map(([count, choices, stray]) => ({
      groupId: stray === 30 ? 95 : groupId,
      id: stray === 29 ? 963 : id,
      count,
      variationId: null,
      ...choices,
    })),
  );
  return fc.uniqueArray(one, { maxLength: 5, selector: ({ groupId, id }) => `${groupId} ${id}` });
}

const asChoices = (choices: readonly Choice[] | undefined) => (choices === undefined ? {} : { choices });
const anySupplements = fc.array(
  fc.record({ id: fc.constantFrom(...[...catalog.products.keys()]), count: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 4 },
);
/** Supplements that the dish has somewhere. */
const ownSupplements = (groups: readonly DishGroup[]) => {
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  return ids.length === 0
    ? fc.constant([])
    : fc.array(fc.record({ id: fc.constantFrom(...ids), count: fc.constantFrom(1, 1, 2) }), { maxLength: 4 });
};
const groupsOf = ({ productId, variationId }: Pick<LineRequest, "productId" | "variationId">) => {
  const product = catalog.products.get(productId);
  return product === undefined ? [] : resolveGroups({ product, variationId }, catalog);
};
/** A line of a client that knows no groups. */
const oldLine = anyDish.chain((asked) =>
  fc
    .oneof({ weight: 4, arbitrary: ownSupplements(groupsOf(asked)) }, { weight: 1, arbitrary: anySupplements })
    .map((supplements): LineRequest => ({ ...asked, supplements })),
);
const newLine = anyDish.chain((asked) =>
  anyChoices(groupsOf(asked)).map(
    (choices): LineRequest => ({ ...asked, choices, supplements: mergeSupplements(flatCounts(choices)) }),
  ),
);
const anyLine = fc.oneof(oldLine, newLine);

function settled(line: LineRequest): LineRequest {
  const product = catalog.products.get(line.productId);
  return product === undefined
    ? line
    : settledLine(line, product, resolveGroups({ product, variationId: line.variationId }, catalog), everything);
}

function quoteOf(line: LineRequest) {
  const request = aCheckoutRequest({ lines: [line] });
  const quote = quoteOrder(request, shop, state);
  const [sold] = quote.lines;
  if (sold === undefined) throw new Error("the line is not in its quote");
  const free = quote.adjustments.find(({ kind }) => kind === "free_supplements")?.amount ?? 0;
  return { request, quote, sold, free: Math.abs(free) };
}

const times = ({ byWeight, quantity: units }: QuotedLine) => (byWeight ? 1 : units);
const dishesOf = ({ byWeight, unitPrice, quantity: units }: QuotedLine) =>
  byWeight ? scaleMoney(unitPrice, units, 1000) : unitPrice * units;
const unitsOf = (list: readonly { readonly id: number; readonly count: number }[]) =>
  mergeSupplements(list.map(({ id, count }) => ({ id, count })));

interface Unit {
  readonly id: number;
  readonly price: number;
}
const dearestFirst = (units: readonly Unit[]) => units.toSorted((a, b) => b.price - a.price);
const repeated = ({ id, price }: Unit, count: number) => Array.from({ length: count }, (): Unit => ({ id, price }));
/** Units that are charged after the free ones of each group, and the value of those. */
function afterGroups(groups: readonly DishGroup[], choices: readonly SoldChoice[], many = 1): [Unit[], number] {
  const charged: Unit[] = [];
  let value = 0;
  for (const { id, kind, free, options } of groups) {
    const chosen = choices.filter(({ groupId }) => groupId === id);
    const units = dearestFirst(chosen.flatMap((each) => repeated(each, each.count * many)));
    const given = kind === "add" ? free * many : 0;
    value += units.slice(0, given).reduce((sum, { price }) => sum + price, 0);
    charged.push(...units.slice(given));
    for (const choice of chosen) {
      const own = options.find((each) => each.id === choice.id)?.groups ?? [];
      const [inner, innerValue] = afterGroups(own, choice.choices, choice.count * many);
      charged.push(...inner);
      value += innerValue;
    }
  }
  return [charged, value];
}

/** By hand: the free units of each group, then the one sauce that the section of the dishes gives. */
function freeOf(line: QuotedLine): number {
  const { choices = [], supplements } = line;
  const [charged, value] = afterGroups(groupsOf(line), choices);
  const loose = choices.length === 0 ? supplements.flatMap((each) => repeated(each, each.count)) : [];
  const isDish = catalog.categoryIdsOf.get(line.productId)?.has(2);
  const sauces = dearestFirst([...charged, ...loose].filter(({ id }) => catalog.categoryIdsOf.get(id)?.has(90)));
  return value + (isDish ? (sauces[0]?.price ?? 0) : 0);
}

describe("choices of any line", () => {
  it("MENU-3 are settled once: settling them again changes nothing", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const once = settled(line);
        expect(settled(once)).toEqual(once);
      }),
    );
  });

  it("MENU-5 an old client's supplements lose no unit, and the presets that it is given cost nothing", () => {
    fc.assert(
      fc.property(oldLine, (line) => {
        const { supplements, choices = [] } = settled(line);
        const asked = unitsOf(line.supplements);
        const counts = new Map(unitsOf(supplements).map(({ id, count }) => [id, count]));
        for (const { id, count } of asked) expect(counts.get(id) ?? 0).toBeGreaterThanOrEqual(count);
        for (const { id, count } of flatCounts(choices)) expect(counts.get(id) ?? 0).toBeGreaterThanOrEqual(count);
        const { sold } = quoteOf(line);
        const added = sold.supplements.filter(({ id }) => !asked.some((each) => each.id === id));
        if (sold.refusal === null) for (const { price } of added) expect(price).toBe(0);
      }),
    );
  });

  it("MENU-5 cost quantity × (unit price + Σ count × price), and positions of the receipt sum to the total", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { request, quote, sold } = quoteOf(line);
        const positions = orderPositions(request, shop, state);
        expect(positions.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
        const extras = sold.supplements.reduce((sum, { price, count }) => sum + price * count, 0);
        expect(sold.total).toBe(sold.refusal === null ? dishesOf(sold) + extras * times(sold) : 0);
      }),
    );
  });

  it("MENU-3 stay valid at the same price when their settled form is sent", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const first = quoteOf(line);
        const again = quoteOf(settled(line));
        expect(again.sold).toEqual(first.sold);
        expect(again.quote.total).toBe(first.quote.total);
      }),
    );
  });

  it("MENU-7 free units are the dearest, each once, and never more than were chosen", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { sold, free } = quoteOf(line);
        expect(free).toBe(sold.refusal === null ? freeOf(sold) * times(sold) : 0);
      }),
    );
  });
});

describe("a menu without groups", () => {
  it("MENU-1 gives no choices, and its lines are served as they are sent", () => {
    fc.assert(
      fc.property(plainRequest, (asked) => {
        const quote = quoteOrder(asked, plainShop, state);
        for (const line of quote.lines) expect(line).not.toHaveProperty("choices");
        for (const line of asked.lines) {
          const product = plainCatalog.products.get(line.productId);
          if (product !== undefined) expect(settledLine(line, product, [], everything)).toBe(line);
        }
      }),
    );
  });
});
