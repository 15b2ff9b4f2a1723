import {
  categoriesFromWire,
  checkoutRequestFromWire,
  orderRequestOfWoo,
  QuoteRequestSchema,
  quoteRequestToWire,
  WooOrderCreateSchema,
} from "@skatert/contract";
import { menuOfCases } from "@skatert/contract/testing";
import {
  type CartLine,
  type Choice,
  checkChoices,
  type DishGroup,
  decideOrder,
  flatCounts,
  indexCatalog,
  type LineRefusal,
  type LineRequest,
  lineAmount,
  makeLine,
  mergeGroup,
  nothingBanned,
  orderPositions,
  type Quote,
  quoteOrder,
  resolveGroups,
  zero,
} from "@skatert/domain";
import { aCheckoutRequest, aShop, aShopState } from "@skatert/domain/testing";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { DishDetail } from "../../features/catalog/card/dish.ts";
import { dishDetail } from "../../features/catalog/sheet/dish-detail-view.ts";
import { groupsAt, lineOfDish } from "../../features/catalog/sheet/dish-line.ts";
import { packDetail, unpackDetail } from "../../features/catalog/sheet/packed-detail.ts";
import { readCartLine } from "../../model/cart/cart-shape.ts";
import { presentLines, repeatOf } from "./repeat-of.ts";

const catalog = indexCatalog(categoriesFromWire(menuOfCases()));
const shop = aShop({ catalog });
const state = aShopState();
const dishes = [...catalog.products.values()].filter(
  ({ groups, measure }) => groups.length > 0 && measure.kind === "piece",
);

const details = new Map<number, DishDetail>(
  dishes.map((product) => {
    const context = {
      catalog,
      buyingBan: nothingBanned,
      everyByRequest: false,
      badgeName: (badge: string) => badge,
      dishNotes: false,
      ratings: new Map(),
      categoryUrl: () => "/menu/x",
      now: 0,
      timeZone: "Europe/Moscow",
      locationId: null,
    } as const;
    const detail = dishDetail(product, context, { named: [], namesOf: () => [] });
    return [product.id, unpackDetail(packDetail(detail))];
  }),
);

/** Any choices in these groups, also too few and too many. */
function anyChoices(groups: readonly DishGroup[]): fc.Arbitrary<readonly Choice[]> {
  const each = groups.flatMap(({ id: groupId, options }) =>
    options.map(({ id, variationId, max, groups: own }) =>
      fc
        .tuple(
          fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.integer({ min: 0, max: max + 1 })),
          anyChoices(own),
        )
        .map(([count, choices]): readonly Choice[] => {
          const inner = own.length === 0 ? {} : { choices };
          return count === 0 ? [] : [{ groupId, id, count, variationId, ...inner }];
        }),
    ),
  );
  return fc.tuple(...each).map((lists) => lists.flat());
}

const anyLine = fc.constantFrom(...dishes).chain((product) => {
  const sizes = product.variations.length === 0 ? [null] : product.variations.map(({ id }) => id);
  return fc.constantFrom(...sizes).chain((variationId) =>
    fc.tuple(anyChoices(resolveGroups({ product, variationId }, catalog)), fc.integer({ min: 1, max: 3 })).map(
      ([choices, quantity]): LineRequest => ({
        productId: product.id,
        variationId,
        quantity,
        supplements: flatCounts(choices),
        choices,
      }),
    ),
  );
});

/** The line of the sheet, with its own answer. */
function inSheet({ productId, variationId, quantity, choices = [] }: LineRequest) {
  const detail = details.get(productId);
  if (detail === undefined) throw new Error(`no dish ${productId}`);
  const line = lineOfDish(detail.card, { variationId, quantity, choices, counts: {} }, detail);
  const refusal = checkChoices(groupsAt(detail, variationId), choices, () => null);
  return { line, refusal };
}

const requestOf = (line: LineRequest) => aCheckoutRequest({ lines: [line], method: "local_pickup" });

function refusalIn({ lines }: Quote): LineRefusal | null {
  return lines[0]?.refusal ?? null;
}

/** The same line as an integration sends it. */
function throughWoo(line: LineRequest) {
  const wire = quoteRequestToWire(requestOf(line));
  const woo = WooOrderCreateSchema.parse({
    payment_method: "cash",
    billing: { first_name: "Анна", phone: "+79161234567" },
    line_items: wire.lines,
    shipping_lines: [{ method_id: "local_pickup" }],
  });
  const facts = { warehouseId: 1, couponIds: [], promoCode: null, expectedTotal: zero };
  return checkoutRequestFromWire(orderRequestOfWoo(woo, facts)).lines[0];
}

function kept(line: CartLine): CartLine {
  const read = readCartLine(JSON.parse(JSON.stringify(line)));
  if (read === null) throw new Error("no line");
  return read;
}

it("MENU-3 sheet, cart, quote, order, group order, repeat and wc/v3 give one answer to any line", () => {
  let sold = 0;
  fc.assert(
    fc.property(anyLine, (asked) => {
      const sheet = inSheet(asked);
      const cart = kept(sheet.line);
      expect(cart.key).toBe(sheet.line.key);
      const quote = quoteOrder(requestOf(cart), shop, state);
      const refusal = refusalIn(quote);
      expect(refusal === null).toBe(sheet.refusal === null);

      const wire = QuoteRequestSchema.parse(quoteRequestToWire(requestOf(cart)));
      const [sent] = checkoutRequestFromWire(wire).lines;
      const [theirs] = mergeGroup([], [{ name: "Олег", lines: [cart] }]).lines;
      for (const door of [asked, sent, throughWoo(cart), theirs]) {
        if (door === undefined) throw new Error("a line is lost");
        expect(refusalIn(quoteOrder(requestOf(door), shop, state))).toEqual(refusal);
      }

      const decision = decideOrder(quote, quote.total);
      const friends = presentLines([{ ...cart, name: "Блюдо" }], catalog, nothingBanned);
      expect(friends.repeatLines.map(({ key }) => key)).toEqual(refusal === null ? [makeLine(catalog, cart)?.key] : []);
      if (refusal !== null) {
        expect(decision).toMatchObject({ kind: "refused", refusals: [{ ...refusal, productId: asked.productId }] });
        return;
      }
      sold += 1;
      expect(decision.kind).toBe("place");
      const [position] = orderPositions(requestOf(cart), shop, state);
      expect(position?.amount).toBe(lineAmount(sheet.line));
      const repeated = repeatOf(quote, catalog, nothingBanned);
      expect(repeated.repeatLines.map(({ key }) => key)).toEqual([cart.key]);
    }),
  );
  expect(sold).toBeGreaterThan(10);
});
