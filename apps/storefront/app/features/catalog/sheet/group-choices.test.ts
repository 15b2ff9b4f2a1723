import { categoriesFromWire } from "@skatert/contract";
import { menuOfCases } from "@skatert/contract/testing";
import { indexCatalog, lineAmount, makeLine, nothingBanned } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import type { DishDetail } from "../card/dish.ts";
import { leastShown } from "../card/least-shown.ts";
import { dishDetail } from "./dish-detail-view.ts";
import { groupsAt, lineOfDish } from "./dish-line.ts";
import { earlierChoice } from "./earlier-choice.ts";
import {
  areFilled,
  atSize,
  chosenNames,
  halfPictures,
  halvesOf,
  isFolded,
  wayOf,
  withCount,
  withHalf,
} from "./group-choices.ts";
import { packDetail, unpackDetail } from "./packed-detail.ts";

const catalog = indexCatalog(categoriesFromWire(menuOfCases()));
const context = {
  catalog,
  buyingBan: nothingBanned,
  dishNotes: false,
  everyByRequest: false,
  badgeName: (badge: string) => badge,
  ratings: new Map(),
  categoryUrl: () => "/menu/x",
  now: 0,
  timeZone: "Europe/Moscow",
  locationId: null,
} as const;

function detailOf(id: number): DishDetail {
  const product = catalog.products.get(id);
  if (product === undefined) throw new Error(`no dish ${id}`);
  return unpackDetail(packDetail(dishDetail(product, context, { named: [], namesOf: () => [] })));
}

const groupsOf = (id: number, variationId: number | null = null) => groupsAt(detailOf(id), variationId);
const always = () => true;

function optionOf(id: number, groupId: number, productId: number) {
  const group = groupsOf(id).find((each) => each.id === groupId);
  const option = group?.options.find((each) => each.id === productId);
  if (group === undefined || option === undefined) throw new Error(`no option ${productId} in ${groupId}`);
  return { group, option };
}

describe("a dish's sheet", () => {
  it("MENU-18 has what must be chosen first, then what is preset, then the rest", () => {
    expect(groupsOf(201).map(({ id }) => id)).toEqual([91, 92, 90]);
  });

  it.each([
    [201, 91, "one"],
    [201, 90, "counts"],
    [202, 93, "without"],
    [401, 71, "one"],
    [303, 96, "counts"],
  ] as const)("MENU-18 the dish %i offers group %i by %s", (dish, groupId, way) => {
    const group = groupsOf(dish).find(({ id }) => id === groupId);
    expect(group && wayOf(group)).toBe(way);
  });

  it("MENU-9 has the groups of the chosen size, and names what another size drops", () => {
    const detail = detailOf(301);
    expect(groupsAt(detail, 3011).map(({ id }) => id)).toEqual([94]);
    const crust = { groupId: 95, id: 951, count: 1, variationId: 9512 };
    const cheese = { groupId: 94, id: 941, count: 2, variationId: 9412 };
    const choice = { variationId: 3012, counts: {}, choices: [cheese, crust], quantity: 1 };
    expect(atSize(detail, choice, 3011, always)).toEqual({
      choice: { ...choice, variationId: 3011, choices: [{ ...cheese, variationId: 9411 }] },
      dropped: ["Сырный борт"],
    });
  });

  it("MENU-18 exchanges the choice of a group of one, and refuses one unit too many of another group", () => {
    const { group, option: rare } = optionOf(201, 91, 911);
    const { option: done } = optionOf(201, 91, 912);
    const first = withCount([], group, rare, 1, always);
    expect(withCount(first ?? [], group, done, 1, always)).toMatchObject([{ id: 912, count: 1 }]);
    const { group: sauces, option: ketchup } = optionOf(202, 90, 901);
    expect(withCount([], sauces, ketchup, 3, always)).toBeNull();
    const two = [901, 902].map((id) => ({ groupId: 90, id, count: 2, variationId: null }));
    expect(withCount(two, sauces, optionOf(202, 90, 903).option, 1, always)).toBeNull();
    expect(withCount(two, sauces, ketchup, 1, always)).toContainEqual({ ...two[0], count: 1 });
    expect(withCount(two, sauces, ketchup, 0, always)).toEqual([two[1]]);
  });

  it("MENU-10 chooses two halves, which may be equal", () => {
    const group = groupsOf(304, 3042).find(({ id }) => id === 73);
    if (group === undefined) throw new Error("no halves");
    const one = withHalf([], group, 0, 301);
    const two = withHalf(one, group, 1, 302);
    expect(halvesOf(two, group)).toEqual([301, 302]);
    expect(withHalf(two, group, 1, 301)).toEqual([{ groupId: 73, id: 301, count: 2, variationId: 3012 }]);
  });

  it("MENU-10 shows the pictures of both halves once both are chosen and have one", () => {
    const picture = (src: string) => ({ src, width: 8, height: 6, alt: "" });
    const groups = groupsOf(304, 3042).map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, picture: picture(`/${option.id}.webp`) })),
    }));
    const [halves] = groups;
    if (halves?.id !== 73) throw new Error("no halves");
    const one = withHalf([], halves, 0, 302);
    expect(halfPictures(groups, one)).toBeNull();
    expect(halfPictures(groups, withHalf(one, halves, 1, 301))).toMatchObject([
      { name: "Пепперони", picture: { src: "/302.webp" } },
      { name: "Маргарита", picture: { src: "/301.webp" } },
    ]);
    expect(halfPictures(groups, withHalf(one, halves, 1, 302))).toHaveLength(2);
    expect(halfPictures(groupsOf(304, 3042), withHalf(one, halves, 1, 301))).toBeNull();
    expect(halfPictures(groupsOf(201), [])).toBeNull();
  });

  it("MENU-11 a step names what is chosen inside its dish, and asks while the dish lacks a choice", () => {
    const { option: hot } = optionOf(401, 70, 201);
    const inside = [
      { groupId: 90, id: 902, count: 2, variationId: null },
      { groupId: 92, id: 922, count: 1, variationId: null },
    ];
    expect(chosenNames(hot.groups, inside, String)).toEqual(["Салат", "Сырный × 2"]);
    expect(areFilled(hot.groups, inside)).toBe(false);
    expect(areFilled(hot.groups, [...inside, { groupId: 91, id: 911, count: 1, variationId: null }])).toBe(true);
  });

  it("MENU-18 a step with few dishes needs no tap to be opened, nor does a long group that is no step", () => {
    const step = groupsOf(401).find(({ id }) => id === 71);
    if (step === undefined) throw new Error("no step");
    const options = [...step.options, ...step.options];
    expect([step, { ...step, options }, { ...step, kind: "add" as const, options }].map(isFolded)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("the line of a sheet", () => {
  it.each([
    ["sauces of a burger", 202, null, [{ groupId: 90, id: 902, count: 2, variationId: null }]],
    [
      "a pizza of two halves",
      304,
      3042,
      [301, 302].map((id) => ({ groupId: 73, id, count: 1, variationId: id * 10 + 2 })),
    ],
    [
      "a lunch with a steak",
      401,
      null,
      [
        {
          groupId: 70,
          id: 201,
          count: 1,
          variationId: null,
          choices: [
            { groupId: 91, id: 912, count: 1, variationId: null },
            { groupId: 92, id: 922, count: 1, variationId: null },
          ],
        },
        { groupId: 71, id: 503, count: 1, variationId: null },
      ],
    ],
  ] as const)("MENU-3 costs on the button what the server asks: %s", (_what, id, variationId, choices) => {
    const detail = detailOf(id);
    const line = lineOfDish(detail.card, { variationId, counts: {}, choices, quantity: 2 }, detail);
    const request = { productId: id, variationId, quantity: 2, supplements: line.supplements, choices };
    const served = makeLine(catalog, request);
    if (served === null) throw new Error("not served");
    expect(lineAmount(line)).toBe(lineAmount(served));
    expect(line.key).toBe(served.key);
  });

  it("MENU-17 a tap on a card chooses presets that cost nothing, and asks for what has none", () => {
    expect(detailOf(202).card).toMatchObject({ asksChoice: false, presets: { choices: [] } });
    expect(detailOf(201).card.asksChoice).toBe(true);
  });

  it.each([
    ["a required side dish that costs nothing, among dearer ones", 201, 900_00, true],
    ["three fillings that the price includes", 303, 500_00, false],
    ["two of the cheapest halves", 304, 600_00, true],
    ["the cheapest of a lunch", 401, 650_00, true],
  ] as const)("MENU-16 the card names the lowest price: %s", (_what, id, amount, varies) => {
    const { card } = detailOf(id);
    expect([leastShown(card).amount, card.priceVaries]).toEqual([amount, varies]);
  });
});

describe("a sheet that begins with an earlier line", () => {
  const salad = { groupId: 92, id: 922, count: 1, variationId: null };
  const medium = { groupId: 91, id: 911, count: 1, variationId: null };
  const steak = { productId: 201, variationId: null, quantity: 2, supplements: [], choices: [medium, salad] };

  it("MENU-20 has its choices and quantity, and gives the same line again", () => {
    const detail = detailOf(201);
    const choice = earlierChoice(detail, steak, always);
    expect(choice).toMatchObject({ choices: [medium, salad], quantity: 2 });
    expect(lineOfDish(detail.card, choice, detail).choices).toEqual([medium, salad]);
  });

  it("MENU-20 leaves out what is not offered now, and begins anew at a size that is gone", () => {
    expect(earlierChoice(detailOf(201), steak, ({ id }) => id !== 922).choices).toEqual([medium]);
    const pizza = { productId: 301, variationId: 9999, quantity: 1, supplements: [], choices: [] };
    expect(earlierChoice(detailOf(301), pizza, always).variationId).toBe(3011);
  });

  it("MENU-15 keeps the note and the quantity, also at a size that is gone", () => {
    const noted = { quantity: 3, note: "без соли, аллергия" };
    expect(earlierChoice(detailOf(201), { ...steak, ...noted }, always)).toMatchObject(noted);
    const pizza = { productId: 301, variationId: 9999, supplements: [], choices: [], ...noted };
    expect(earlierChoice(detailOf(301), pizza, always)).toMatchObject(noted);
  });
});
