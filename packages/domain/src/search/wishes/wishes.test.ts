import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSearchIndex, type Searchable } from "../search-index.ts";
import { searchMenu } from "../search-menu.ts";
import { diets } from "./diets.ts";
import { type DishStatements, noStatements } from "./dish-facts.ts";
import { ingredients } from "./ingredients.ts";
import { readWishes } from "./read-wishes.ts";

function aDish(id: number, name: string, said: Partial<DishStatements> = {}): Searchable {
  const statements = { ...noStatements, names: [name], ...said };
  const { contents, marks } = statements;
  return { id, name, aliases: [], labels: marks, composition: contents.join(" "), statements };
}

const menu = [
  aDish(1, "Стейк рибай", { contents: ["Говядина, масло, соль"], allergens: ["молоко"] }),
  aDish(2, "Пицца Маргарита", {
    contents: ["Тесто, томаты, моцарелла"],
    allergens: ["глютен", "молоко"],
    marks: ["вегетарианское"],
  }),
  aDish(3, "Фирменное блюдо", { contents: ["Сочно и вкусно"] }),
  aDish(4, "Овощи гриль", { contents: ["Кабачок, перец, баклажан"], marks: ["постное", "без глютена"] }),
  aDish(5, "Салат с креветками", { contents: ["Креветки, авокадо, руккола"], allergens: ["ракообразные"] }),
  aDish(6, "Постный суп", { contents: ["Бульон куриный, морковь"], marks: ["постное"] }),
  aDish(7, "Карри с кокосом", { contents: ["Кокосовое молоко, рис, нут"], allergens: ["арахис"] }),
  aDish(8, "Пирожное", { contents: ["Крем, ягоды"], allergens: ["орехи"] }),
];
const index = buildSearchIndex(menu);
const idsFor = (query: string) => searchMenu(index, query).ids;

describe("reading wishes", () => {
  it.each([
    ["без мяса", ["meat"]],
    ["Без мяса и рыбы", ["meat", "fish"]],
    ["без молока, яиц и орехов", ["milk", "eggs", "nuts"]],
    ["без молочного", ["milk"]],
    ["без сливочного сыра", ["cheese"]],
    ["безглютеновое", ["gluten"]],
    ["не острое", ["spice"]],
    ["аллергия на орехи", ["nuts"]],
    ["no meat or fish", ["meat", "fish"]],
    ["gluten-free", ["gluten"]],
    ["gluten free", ["gluten"]],
    ["dairy free", ["milk"]],
    ["nut allergy", ["nuts"]],
    ["allergic to peanuts", ["peanuts"]],
    ["ohne Fleisch", ["meat"]],
    ["laktosefrei", ["milk"]],
    ["sans viande", ["meat"]],
    ["sin gluten", ["gluten"]],
    ["senza glutine", ["gluten"]],
    ["glutensiz", ["gluten"]],
    ["无麸质", ["gluten"]],
    ["不吃鱼", ["fish"]],
    ["без млока", ["milk"]],
  ])("extracts the ingredients that «%s» excludes", (query, without) => {
    expect(readWishes(query)?.without ?? []).toEqual(without);
  });

  it.each(["без аллергенов и мяса", "без мяса и аллергенов"])("«%s» leaves out every allergen and meat", (query) => {
    const allergens = ingredients.filter(({ isAllergen }) => isAllergen).map(({ id }) => id);
    expect(new Set(readWishes(query)?.without)).toEqual(new Set(["meat", ...allergens]));
  });

  it.each([
    ["постное", ["lenten"]],
    ["веганские блюда", ["vegan"]],
    ["vegan", ["vegan"]],
    ["вегетарианское меню", ["vegetarian"]],
    ["халяль", ["halal"]],
    ["vegetarisch", ["vegetarian"]],
  ])("reads the diet of «%s»", (query, found) => {
    expect(readWishes(query)).toMatchObject({ diets: found, rest: "" });
  });

  it.each(["пицца", "суп без", "сырники", "no", "не", "маргарита", "салат с орехами", "бездна"])(
    "reads no wish in «%s»",
    (query) => expect(readWishes(query)).toBeNull(),
  );

  it("keeps the rest of the query", () => {
    expect(readWishes("пицца без мяса")).toMatchObject({ without: ["meat"], rest: "пицца" });
    expect(readWishes("vegan burger")).toMatchObject({ diets: ["vegan"], rest: "burger" });
    expect(readWishes("салат без укропа и лука")).toMatchObject({
      withoutWords: ["укроп"],
      without: ["onion"],
      rest: "салат",
    });
  });

  it("names every ingredient and diet in folded form", () => {
    const words = [
      ...ingredients.flatMap(({ titles, items }) => [...titles, ...items]),
      ...diets.flatMap(({ titles }) => titles),
    ];
    for (const word of words) expect(word.replaceAll("\\p{L}", "")).not.toMatch(/[йёA-ZА-ЯЁ]|^\s|\s$|^$/);
    const ids = new Set(ingredients.map(({ id }) => id));
    for (const { members = [] } of ingredients) for (const id of members) expect(ids).toContain(id);
    for (const { excludes } of diets) for (const id of excludes) expect(ids).toContain(id);
  });

  it("parses any text in bounded time without an exception", () => {
    fc.assert(fc.property(fc.string({ maxLength: 80, unit: "grapheme" }), (text) => void readWishes(`без ${text}`)));
  });
});

describe("searching by wishes", () => {
  it("APP-1 «без мяса» finds neither a steak nor a dish of unknown composition", () => {
    expect(idsFor("без мяса")).toEqual([2, 4, 5, 7, 8]);
  });

  it("APP-1 converts the other keyboard layout", () => {
    expect(searchMenu(index, ",tp vzcf")).toEqual({ ids: idsFor("без мяса"), readAs: "без мяса", isByWishes: true });
  });

  it("APP-1 finds as gluten-free only dishes with the shop's mark, if it marks any", () => {
    expect(idsFor("без глютена")).toEqual([4]);
    expect(idsFor("gluten free")).toEqual([4]);
  });

  it("APP-1 excludes an allergen by the list of allergens and by the composition", () => {
    expect(idsFor("без ракообразных")).not.toContain(5);
    expect(idsFor("без молока")).toEqual([4, 5, 6, 7, 8]);
    expect(idsFor("без арахиса")).not.toContain(7);
    expect(idsFor("аллергия на орехи")).not.toContain(8);
  });

  it("APP-1 excludes a dish that lists nuts without naming any from a search without almonds", () => {
    expect(idsFor("без миндаля")).not.toContain(8);
    expect(idsFor("без миндаля")).toContain(2);
  });

  it("APP-1 finds a diet by the shop's marks, except where the composition contradicts the mark", () => {
    expect(idsFor("постное")).toEqual([4]);
    expect(idsFor("vegan")).toEqual([4]);
    expect(idsFor("вегетарианское")).toEqual([2, 4]);
    expect(idsFor("халяль")).toEqual([]);
  });

  it("APP-1 searches the remaining words among the remaining dishes", () => {
    expect(idsFor("пицца без мяса")).toEqual([2]);
    expect(idsFor("пицца без сыра")).toEqual([]);
  });

  it("APP-1 finds nothing as free of a word that the menu never uses", () => {
    expect(idsFor("sem amendoim")).toEqual([]);
    expect(idsFor("без кориандра")).toEqual([]);
    expect(idsFor("без кабачка")).not.toContain(4);
    expect(idsFor("без кабачка")).toContain(2);
  });

  it("APP-1 never infers sugar-free from a composition", () => {
    expect(idsFor("без сахара")).toEqual([]);
  });

  it("APP-1 never finds a dish without any statement as free of anything", () => {
    const unknown = buildSearchIndex([...menu, aDish(99, "Загадка")]);
    const titles = [
      "мяса",
      "рыбы",
      "молока",
      "яиц",
      "глютена",
      "орехов",
      "лука",
      "укропа",
      "сои",
      "аллергенов",
      "свеклы",
    ];
    fc.assert(
      fc.property(fc.subarray(titles, { minLength: 1 }), (some) => {
        expect(searchMenu(unknown, `без ${some.join(" и ")}`).ids).not.toContain(99);
      }),
    );
  });

  it("APP-1 never finds more dishes free of something after adding a word to the composition", () => {
    const foods = ["говядина", "лосось", "молоко", "яйца", "мука", "орехи", "соя", "лук", "укроп", "мёд", "рис"];
    const wishes = [
      "без мяса",
      "без рыбы",
      "без молока",
      "без яиц",
      "без орехов",
      "без лука",
      "без укропа",
      "без риса",
    ];
    fc.assert(
      fc.property(
        fc.subarray(foods, { minLength: 2 }),
        fc.constantFrom(...foods),
        fc.constantFrom(...wishes),
        (...it) => {
          const [some, more, wish] = it;
          const other = aDish(2, "Другое", { contents: [foods.join(", ")], allergens: ["соя"] });
          const free = (list: readonly string[]) => {
            const dish = aDish(1, "Блюдо", { contents: [list.join(", ")] });
            return searchMenu(buildSearchIndex([dish, other]), wish).ids.includes(1);
          };
          if (!free(some)) expect(free([...some, more])).toBe(false);
        },
      ),
    );
  });
});
