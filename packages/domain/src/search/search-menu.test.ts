import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSearchIndex, type Searchable } from "./search-index.ts";
import { searchMenu } from "./search-menu.ts";
import { noStatements } from "./wishes/dish-facts.ts";

function aDish(id: number, name: string, more: Partial<Searchable> = {}): Searchable {
  return { id, name, aliases: [], labels: [], composition: "", statements: noStatements, ...more };
}

const menu = [
  aDish(1, "Маргарита", {
    labels: ["Пицца", "веган"],
    composition: "Томаты, моцарелла, базилик",
    aliases: ["Margherita"],
  }),
  aDish(2, "Пицца с ветчиной и грибами", { labels: ["Пицца"], composition: "Ветчина, шампиньоны" }),
  aDish(3, "Сырный суп", { labels: ["Супы"], composition: "Сливки, чеддер, ветчина" }),
  aDish(4, "Мёд", { labels: ["К чаю"] }),
  aDish(5, "Суп", { labels: ["Супы"], composition: "Бульон дня" }),
  aDish(6, "Чизбургер", { labels: ["Бургеры"], composition: "Говядина, чеддер" }),
  aDish(7, "Том ям", { labels: ["Супы"], composition: "Креветки, кокосовое молоко" }),
  aDish(8, "Томатный суп", { labels: ["Супы"] }),
];
const index = buildSearchIndex(menu);
const idsFor = (query: string, soldOut: readonly number[] = []) =>
  searchMenu(index, query, (id) => soldOut.includes(id)).ids;

describe("searching the menu", () => {
  it("APP-1 finds a dish by its name, a prefix of it, and its section", () => {
    expect(idsFor("маргарита")).toEqual([1]);
    expect(idsFor("Марг")).toEqual([1]);
    expect(idsFor("пиц")).toEqual([2, 1]);
  });

  it("APP-1 finds a dish in the other alphabet, both ways", () => {
    for (const query of ["pizza", "picca", "PITSA"]) expect(idsFor(query)).toEqual([2, 1]);
    expect(idsFor("margarita")).toEqual([1]);
    expect(searchMenu(buildSearchIndex([aDish(1, "Pizza")]), "пицца").ids).toEqual([1]);
  });

  it("APP-1 converts a query of the wrong keyboard layout, and reports it", () => {
    expect(searchMenu(index, "gbwwf")).toEqual({ ids: [2, 1], readAs: "пицца", isByWishes: false });
    expect(searchMenu(index, "пицца").readAs).toBeNull();
    expect(searchMenu(buildSearchIndex([aDish(1, "Pizza")]), "зшяяф").ids).toEqual([1]);
  });

  it("APP-1 tolerates a typo in a longer word, none in a short one", () => {
    expect(idsFor("маргорита")).toEqual([1]);
    expect(idsFor("маграр")).toContain(1);
    expect(idsFor("чисбургер")).toEqual([6]);
    expect(idsFor("мид")).toEqual([]);
  });

  it("APP-1 finds four letters inside a word, not three, which are in too many", () => {
    expect(idsFor("бург")).toContain(6);
    expect(idsFor("ургер")).toEqual([6]);
    expect(idsFor("урге")).toEqual([6]);
    expect(idsFor("рге")).toEqual([]);
  });

  it("APP-1 takes a piece from the middle of a word only if nothing fits better", () => {
    const sweet = aDish(1, "Шоколадный торт");
    const drink = aDish(2, "Кока-Кола");
    expect(searchMenu(buildSearchIndex([sweet, drink]), "кола").ids).toEqual([2]);
    expect(searchMenu(buildSearchIndex([sweet, drink]), "колад").ids).toEqual([1]);
    const sauce = aDish(3, "Рёбра", { composition: "Соус с колой" });
    expect(searchMenu(buildSearchIndex([sweet, sauce]), "кола").ids).toEqual([3]);
  });

  it("APP-1 finds the last part of a compound beside the word alone", () => {
    const dishes = [aDish(1, "Чизбургер"), aDish(2, "Рыбный бургер"), aDish(3, "Чизбургеры на двоих")];
    expect(searchMenu(buildSearchIndex(dishes), "бургер").ids).toEqual([2, 1, 3]);
  });

  it("APP-1 takes ё for е", () => {
    expect(idsFor("мед")).toEqual([4]);
    expect(idsFor("мёд")).toEqual([4]);
  });

  it("APP-1 ranks the name before the composition", () => {
    expect(idsFor("ветчина")).toEqual([2, 3]);
    expect(idsFor("чеддер")).toEqual([3, 6]);
  });

  it("APP-1 ranks a dish of exactly that name first, even if it is sold out", () => {
    expect(idsFor("суп")[0]).toBe(5);
    expect(idsFor("суп", [5])[0]).toBe(5);
  });

  it("APP-1 ranks available dishes before sold-out ones, but not before a better match", () => {
    expect(idsFor("суп", [3])).toEqual([5, 8, 3, 7]);
    expect(idsFor("ветчина", [2])).toEqual([2, 3]);
  });

  it("APP-1 matches all words in any order and form, otherwise as many as possible", () => {
    expect(idsFor("грибы ветчина")).toEqual([2]);
    expect(idsFor("пицца с грибами")).toEqual([2]);
    expect(idsFor("сырный борщ")).toEqual([3]);
    expect(idsFor("том ям")[0]).toBe(7);
  });

  it("APP-1 reads the first eight words of a query", () => {
    const nonsense = ["901", "902", "903", "904", "905", "906", "907"];
    expect(idsFor([...nonsense, "чизбургер"].join(" "))).toEqual([6]);
    expect(idsFor([...nonsense, "908", "чизбургер"].join(" "))).toEqual([]);
  });

  it("APP-1 finds nothing for an empty query", () => {
    for (const query of ["", "  ", "—", "ъъъъъъ"]) expect(idsFor(query)).toEqual([]);
  });
});

const letter = fc.constantFrom(..."абвгдежзиклмнопрстуфхцчшэюя");
const longWord = fc.string({ unit: letter, minLength: 5, maxLength: 12 });
const anyName = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });

/** One letter dropped, added, changed or swapped with the next. */
const typo = fc.record({ kind: fc.constantFrom("drop", "add", "change", "swap"), place: fc.nat(), by: letter });
type Typo = typeof typo extends fc.Arbitrary<infer Value> ? Value : never;

function mistyped(word: string, { kind, place, by }: Typo): string {
  const letters = [...word];
  const at = place % letters.length;
  if (kind === "drop") letters.splice(at, 1);
  else if (kind === "add") letters.splice(at, 0, by);
  else if (kind === "change") letters.splice(at, 1, by);
  else letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
  return letters.join("");
}

describe("searching any menu", () => {
  const names = fc.array(
    anyName.map((words) => words.join(" ")),
    { maxLength: 12 },
  );

  it("APP-1 finds a word of five letters or more with any one typo", () => {
    fc.assert(
      fc.property(names, longWord, typo, (others, word, change) => {
        const dishes = [...others, `${word} дома`].map((name, id) => aDish(id, name));
        expect(searchMenu(buildSearchIndex(dishes), mistyped(word, change)).ids).toContain(others.length);
      }),
    );
  });

  it("APP-1 ranks a dish of exactly that name first", () => {
    fc.assert(
      fc.property(names, anyName, (others, words) => {
        const name = words.join(" ");
        const dishes = [...others.filter((each) => each !== name), name].map((each, id) => aDish(id, each));
        const wanted = dishes.length - 1;
        expect(searchMenu(buildSearchIndex(dishes), name, (id) => id === wanted).ids[0]).toBe(wanted);
      }),
    );
  });

  it("APP-1 returns no dish twice and none that is not on the menu", () => {
    fc.assert(
      fc.property(names, fc.string(), (all, query) => {
        const { ids } = searchMenu(buildSearchIndex(all.map((name, id) => aDish(id, name))), query);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id >= 0 && id < all.length)).toBe(true);
      }),
    );
  });
});
