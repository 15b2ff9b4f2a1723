import { PATHS } from "@skatert/contract";
import type { Family } from "../family.ts";
import { type CallMaker, callInTurn } from "../load/callers.ts";
import { leastCosts } from "../load/least-costs.ts";
import { askNewAddresses } from "../load/new-addresses.ts";
import { orderLines, ordersOf } from "../load/order-load.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { accountPhones, type MenuSize, menuShop, shownPath } from "../shops/menu-shop.ts";
import { lineChoices, optionGroups } from "../shops/option-groups.ts";
import { compressed, firstInEachLanguage } from "./live-page.ts";
import { quoteBody } from "./quotes.ts";

const connections = 4;
const seconds = 2;
const size: MenuSize = { shown: 200, others: 0, coupons: 10 };

/** What groups of options cost: the same shop with and without them, in alternating rounds. */
export const groups: Family = {
  name: "groups",
  title: `${size.shown} dishes with ${optionGroups.length} groups of options each, against the same without groups`,
  measure: ({ demo, workspace }) =>
    withShop(menuShop(demo, size), workspace, (plain) =>
      withShop(menuShop(demo, { ...size, groups: optionGroups }), workspace, async (grouped) =>
        compare([await sideOf(plain, {}), await sideOf(grouped, { choices: lineChoices })]),
      ),
    ),
};

/** A shop with the calls of its guests. */
interface Side extends ShopProgram {
  /** The cart of `quotes`, of which presets fill the required groups. */
  readonly quote: CallMaker;
  /** The same with choices in every line. */
  readonly quoteChosen: CallMaker;
  readonly place: CallMaker;
}

async function sideOf(shop: ShopProgram, chosen: object): Promise<Side> {
  const headers = { "content-type": "application/json" };
  const quoteOf = (content: object): CallMaker => {
    const body = JSON.stringify(content);
    return () => [shop.url + PATHS.quote, { method: "POST", headers, body }];
  };
  return {
    ...shop,
    quote: quoteOf(quoteBody),
    quoteChosen: quoteOf({ ...quoteBody, lines: quoteBody.lines.map((line) => ({ ...line, ...chosen })) }),
    place: await ordersOf(shop, chosen),
  };
}

async function compare(sides: readonly Side[]): Promise<readonly Row[]> {
  const pages = await leastCosts(sides, async ({ url }) => {
    const asked = { url: url + shownPath, connections, seconds, headers: compressed };
    return (await askNewAddresses(asked)).requests;
  });
  const first: number[] = [];
  for (const side of sides) first.push(await firstInEachLanguage(side));
  const quotes = await leastCosts(sides, async ({ quote }) => (await callInTurn(connections, seconds, quote)).calls);
  const chosen = await leastCosts(
    sides.slice(1),
    async ({ quoteChosen }) => (await callInTurn(connections, seconds, quoteChosen)).calls,
  );
  const orders = await leastCosts(
    sides,
    async ({ place }) => (await callInTurn(accountPhones.length, seconds, place)).calls,
  );
  return [
    ...rowsOf("the page, made anew", pages, 1.5),
    ...rowsOf(`a quote of ${quoteBody.lines.length} lines`, quotes, 2),
    reading("CPU of the same with four choices in every line", chosen[0] ?? Number.NaN, "CPU-ms"),
    ...rowsOf(`an order of ${orderLines} lines`, orders, 1.5),
    ...costsOf("the first page in a language, every card drawn", first),
  ];
}

function rowsOf(name: string, costs: readonly number[], limit: number): readonly Row[] {
  const [plain = Number.NaN, grouped = Number.NaN] = costs;
  return [
    atMost(`CPU of ${name}, with groups against without`, grouped / plain, "times", limit),
    ...costsOf(name, costs),
  ];
}

function costsOf(name: string, [plain = Number.NaN, grouped = Number.NaN]: readonly number[]): readonly Row[] {
  return [
    reading(`CPU of ${name}, without groups`, plain, "CPU-ms"),
    reading(`CPU of ${name}, with groups`, grouped, "CPU-ms"),
  ];
}
