import { GROUP_KINDS } from "@skatert/contract";
import { money } from "@skatert/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attached, detached } from "./attach-groups.ts";
import { draftCatalog, pricedRow, pricesOf, withGroup } from "./draft-catalog.ts";
import { groupFaults, useFaults } from "./group-faults.ts";
import { type GroupForm, NO_LIMIT, newGroup, optionForm, readGroup, withKind, writtenGroup } from "./group-form.ts";
import { isOwn, newUse, readUses, withOptionUse, writtenUses } from "./group-use.ts";
import { membersOf, menuGroups, reachOf, usersOf } from "./menu-groups.ts";
import { missingSizes } from "./missing-sizes.ts";
import { categories, dishes } from "./testing-menu.ts";

const sauces = {
  kind: "add",
  min: 1,
  max: null,
  free: 1,
  options: [{ product_id: 901, price: 30, max: 2, preset: 1 }, { product_id: 902 }],
  note: "не наше",
};

function formOf(choice: unknown, members: readonly string[] = []): GroupForm {
  const form = readGroup(choice, members);
  if (form === null) throw new Error("no group");
  return form;
}

const count = fc.integer({ min: 0, max: 9 }).map(String);
const limit = fc.oneof(fc.constant(NO_LIMIT), fc.integer({ min: 1, max: 9 }).map(String));
const price = fc.constantFrom("", "0", "50", "99.50");

describe("a group in its form", () => {
  it("MENU-21 reads limits, options and the usual limits of its kind", () => {
    expect(formOf(sauces)).toEqual({
      kind: "add",
      min: "1",
      max: NO_LIMIT,
      distinct: NO_LIMIT,
      free: "1",
      options: [optionForm("901", { price: "30", max: "2", preset: "1" }), optionForm("902")],
    });
    expect(formOf({ kind: "remove" }, ["931"])).toMatchObject({ max: NO_LIMIT, options: [optionForm("931")] });
    expect(newGroup("halves-dearest")).toMatchObject({ min: "2", max: "2" });
    expect(withKind(formOf(sauces), "set")).toEqual({ ...newGroup("set"), min: "1", max: "1", options: [] });
    const halves = { ...newGroup("halves-average"), options: [optionForm("301", { max: "2" })] };
    expect(withKind(halves, "halves-dearest")).toEqual({ ...halves, kind: "halves-dearest" });
    expect([readGroup(null, []), readGroup("", [])]).toEqual([null, null]);
  });

  it("MENU-21 any group that is written is read as the same form", () => {
    const option = fc.record({
      id: fc.integer({ min: 1, max: 999 }).map(String),
      size: fc.constantFrom("", "7"),
      price,
      max: fc.integer({ min: 1, max: 9 }).map(String),
      preset: count,
    });
    const group = fc.record({
      kind: fc.constantFrom(...GROUP_KINDS),
      min: count,
      max: limit,
      distinct: limit,
      free: count,
      options: fc.uniqueArray(option, { selector: ({ id }) => id, maxLength: 5 }),
    });
    fc.assert(
      fc.property(group, ({ options, ...limits }) => {
        const form = { ...limits, options: options.map(({ id, ...more }) => optionForm(id, more)) };
        expect(readGroup(JSON.parse(JSON.stringify(writtenGroup(form))), [])).toEqual(form);
      }),
    );
  });

  it("MENU-21 keeps fields that it lacks, and a branch's own price of an option", () => {
    const form = formOf(sauces);
    const station = { ...sauces, options: [{ product_id: 901, price: 45 }, { product_id: 902 }] };
    expect(writtenGroup({ ...form, min: "0" }, station, sauces)).toMatchObject({
      min: 0,
      note: "не наше",
      options: [{ product_id: 901, price: 45, max: 2, preset: 1 }, { product_id: 902 }],
    });
    const dearer = { ...form, options: form.options.map((option) => ({ ...option, price: "60" })) };
    expect(writtenGroup(dearer, station, sauces)).toMatchObject({ options: [{ price: 45 }, { price: 60 }] });
  });

  it("MENU-23 a branch keeps its own price of each size of a dish, and takes the form's price of what it lacks", () => {
    const set = (...prices: number[]) => ({
      kind: "set",
      options: prices.map((sum, at) => ({ product_id: 301, variation_id: at + 1, price: sum })),
    });
    const typed = { ...formOf(set(60, 70, 90)), options: formOf(set(65, 75, 95)).options };
    expect(writtenGroup(typed, set(60, 80), set(60, 70, 90))).toMatchObject(set(65, 80, 95));
  });

  it("MENU-22 refuses what guests could not choose, at its field", () => {
    const form = formOf(sauces);
    const fault = (part: Partial<GroupForm>) => groupFaults({ ...form, ...part });
    expect(fault({})).toEqual([]);
    expect(fault({ min: "два" })).toEqual([["min", "count"]]);
    expect(fault({ max: "0" })).toEqual([["max", "count"]]);
    expect(fault({ min: "3", max: "2" })).toEqual([["max", "limits"]]);
    expect(fault({ min: "4" })).toEqual([["min", "offer"]]);
    expect(fault({ min: "3", distinct: "1" })).toEqual([["min", "offer"]]);
    expect(fault({ options: [] })).toEqual([["options", "required"]]);
    const typed = optionForm("", { key: "a", name: " ", price: "даром" });
    expect(fault({ options: [typed] })).toEqual([
      ["options.0.name", "required"],
      ["options.0.price", "price"],
    ]);
    expect(fault({ options: [{ ...typed, name: "Горчица", price: "" }] })).toEqual([["options.0.price", "required"]]);
  });
});

describe("a group of one dish", () => {
  const use = { group_id: 90, min: 0, max: null, variation_ids: [2], options: [{ product_id: 901, offered: false }] };

  it("MENU-2 reads and writes only what the dish replaces", () => {
    const [form] = readUses([use, { group_id: "93" }]);
    expect(form).toEqual({
      ...newUse("90"),
      min: "0",
      max: NO_LIMIT,
      sizes: ["2"],
      options: [{ id: "901", isOffered: false, price: "", max: "", preset: "" }],
    });
    expect(writtenUses(readUses([use, { group_id: 93 }]))).toEqual([use, { group_id: 93 }]);
    expect(readUses([use, { group_id: 93 }]).map(isOwn)).toEqual([true, false]);
  });

  it("MENU-2 any use that is written is read as the same form", () => {
    const option = fc
      .record({ id: count, isOffered: fc.boolean(), price, max: fc.constantFrom("", "2"), preset: fc.constant("") })
      .filter(({ isOffered, price: sum, max }) => !isOffered || sum !== "" || max !== "");
    const stated = fc.oneof(fc.constant(""), limit);
    const form = fc.record({
      group: fc.integer({ min: 1, max: 99 }).map(String),
      sizes: fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String), { maxLength: 3 }),
      min: fc.oneof(fc.constant(""), count),
      max: stated,
      distinct: stated,
      free: fc.oneof(fc.constant(""), count),
      options: fc
        .uniqueArray(option, { selector: ({ id }) => id, maxLength: 3 })
        .filter((all) => all.every(({ id }) => id !== "0")),
    });
    fc.assert(
      fc.property(fc.array(form, { maxLength: 3 }), (uses) => {
        expect(readUses(JSON.parse(JSON.stringify(writtenUses(uses))))).toEqual(uses);
      }),
    );
  });

  it("MENU-23 a branch keeps its own price of an option in each use of the group, whatever is typed for the main menu", () => {
    const used = (sum: number | null, ...sizes: number[]) => ({
      group_id: 90,
      ...(sizes.length === 0 ? {} : { variation_ids: sizes }),
      ...(sum === null ? {} : { options: [{ product_id: 901, price: sum }] }),
    });
    const written = (typed: object[], branch: object[], main: object[]) => writtenUses(readUses(typed), branch, main);
    expect(written([used(70)], [used(80)], [used(60)])).toEqual([used(80)]);
    expect(written([used(70)], [used(60)], [used(60)])).toEqual([used(70)]);
    expect(written([used(70)], [], [used(60)])).toEqual([used(70)]);
    expect(written([used(null)], [used(80)], [used(60)])).toEqual([used(80)]);
    const [main, branch] = [
      [used(60, 1), used(65, 2)],
      [used(60, 1), used(80, 2)],
    ];
    expect(written([used(70, 1), used(75, 2)], branch, main)).toEqual([used(70, 1), used(80, 2)]);
    expect(written([used(70, 1), used(75, 2, 3)], branch, main)).toEqual([used(70, 1), used(80, 2, 3)]);
  });

  it("MENU-2 an option that is as in the group again is no longer written", () => {
    const changed = withOptionUse(newUse("90"), "901", { price: "0" });
    expect(writtenUses([changed])).toEqual([{ group_id: 90, options: [{ product_id: 901, price: 0 }] }]);
    expect(withOptionUse(changed, "901", { price: "" })).toEqual(newUse("90"));
    expect(useFaults(withOptionUse(newUse("90"), "901", { price: "х", max: "0" }))).toEqual([
      ["options.901.price", "price"],
      ["options.901.max", "count"],
    ]);
    expect(useFaults({ ...newUse("90"), min: "3", max: "2" })).toEqual([["max", "limits"]]);
  });
});

describe("groups of the draft", () => {
  it("MENU-21 are listed with the dishes that have them, those that guests have already, and what is replaced", () => {
    expect(
      menuGroups(categories, dishes).map(({ id, group }) => [id, group.options.map((option) => option.id)]),
    ).toEqual([
      ["90", ["901", "902"]],
      ["94", ["941"]],
    ]);
    expect(usersOf("90", dishes).map(({ dish, isOwn: own }) => [dish.name, own])).toEqual([
      ["Бургер", false],
      ["Чизбургер", true],
    ]);
    expect(reachOf("90", dishes)).toEqual({ drafted: 2, published: 1 });
    expect(membersOf("90", dishes)).toEqual(["901", "902"]);
  });

  it("MENU-21 a group is put on dishes that lack it, after their own groups, and taken off", () => {
    const [burger, pizza] = [dishes[3], dishes[5]];
    if (burger === undefined || pizza === undefined) throw new Error("no dishes");
    expect(attached("90", [burger, pizza])).toEqual([
      { id: "301", etag: pizza.etag, set: { catalog: { option_groups: [{ group_id: 94 }, { group_id: 90 }] } } },
    ]);
    expect(detached("94", [pizza])).toEqual([{ id: "301", etag: pizza.etag, set: { catalog: { option_groups: [] } } }]);
  });

  it("MENU-6 options without the size of a dish are named, those with one price are not", () => {
    const cheese = menuGroups(categories, dishes).find(({ id }) => id === "94")?.group;
    const products = new Map(dishes.map((dish) => [dish.id, dish]));
    expect(cheese && missingSizes(cheese, usersOf("94", dishes), products)).toEqual([
      { option: "Моцарелла", size: "40 см", dishes: ["Маргарита"] },
    ]);
    const withUses = (...sizes: number[]) =>
      dishes.map((dish) =>
        dish.id === "301"
          ? { ...dish, option_groups: sizes.map((size) => ({ group_id: 94, variation_ids: [size] })) }
          : dish,
      );
    expect(cheese && missingSizes(cheese, usersOf("94", withUses(3011)), products)).toEqual([]);
    const ofBoth = usersOf("94", withUses(3011, 3012));
    expect(cheese && missingSizes(cheese, ofBoth, products)).toMatchObject([{ size: "40 см" }]);
    expect(reachOf("94", withUses(3011, 3012))).toMatchObject({ drafted: 1 });
  });

  it("MENU-21 the price runs from the cheapest to the dearest choices, and follows the typed group", () => {
    const catalog = draftCatalog(categories, dishes);
    const [burger, pizza] = [dishes[3], dishes[5]];
    if (burger === undefined || pizza === undefined) throw new Error("no dishes");
    const prices = (dish: typeof burger, menu = catalog) =>
      pricesOf(pricedRow(dish), menu).map(({ size, least, most }) => [size, least, most]);
    // One sauce is free: of the two dearest, one is paid.
    expect(prices(burger)).toEqual([["", money(400_00), money(450_00)]]);
    expect(prices(pizza)).toEqual([
      ["30 см", money(600_00), money(690_00)],
      ["40 см", money(900_00), money(990_00)],
    ]);
    const form = { ...formOf(categories[1]?.choice), free: "0" };
    expect(prices(burger, withGroup(catalog, "90", writtenGroup(form)))).toEqual([["", money(430_00), money(500_00)]]);
  });
});
