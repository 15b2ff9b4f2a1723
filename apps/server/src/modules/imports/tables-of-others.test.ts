import { describe, expect, it } from "vitest";
import type { Json } from "../../shop/documents/json.ts";
import { applyPlan } from "./apply/apply-plan.ts";
import type { DishPlan } from "./plan/plan.ts";
import { type Documents, planTable, reader } from "./testing/plan-table.ts";

const empty: Documents = new Map<string, Json>([
  ["settings", {}],
  ["catalog", []],
]);
const section = (id: number, products: Json[]): Json => ({ id, name: `Раздел ${id}`, parent: 0, products });
const menu = [section(1, [{ id: 12, name: "Борщ с говядиной", price: 320, slug: "b" }])];
const shop: Documents = new Map<string, Json>([
  ["settings", {}],
  ["catalog", menu],
]);
/** The shop after an import. */
const applied = (documents: Documents, plans: readonly DishPlan[]): Documents =>
  new Map([...documents, ...applyPlan(reader(documents), [...documents.keys()], { plans, firstId: 100 }).documents]);

const plan = (text: string, documents = empty) => planTable(documents, Buffer.from(text));
/** Each row as "name field=value …", with the codes of its faults. */
const shown = (plans: readonly DishPlan[], fields: readonly string[]) =>
  plans.map(({ name, changes, faults }) =>
    [
      name,
      ...changes
        .filter(({ field }) => fields.includes(field))
        .toSorted(
          (one, other) =>
            (one.sizeRow ?? 0) - (other.sizeRow ?? 0) || fields.indexOf(one.field) - fields.indexOf(other.field),
        )
        .map(({ field, after }) => `${field}=${after}`),
      ...faults.map(({ code }) => code),
    ].join(" "),
  );
const prices = async (text: string) => shown(await plan(text), ["price"]);

describe("the headings of a list from elsewhere", () => {
  const names = [
    ...["Наименование товара", "Блюда", "Dish Name", "Item name", "Название позиции", "Полное наименование"],
    ...["Назва страви", "Назва", "Атауы", "Тағам атауы", "Bezeichnung", "Gericht", "Nombre del plato", "Plato"],
  ];
  it.each(names)("IMPORT-1 %s is the name", async (name) => {
    expect(await prices(`${name};Цена\nУха;10\n`)).toEqual(["Уха price=10"]);
  });

  const priced = [
    ...["Цена с НДС", "Selling price", "Цена в рублях", "Цена, руб.", "Стоимость", "Розничная цена", "Ціна"],
    ...["Бағасы", "Verkaufspreis", "Preis", "Precio de venta", "Unit Price", "Цена за порцию", "Price [Cafe]"],
  ];
  it.each(priced)("IMPORT-1 %s is the price", async (price) => {
    expect(await prices(`Название;${price}\nУха;10\n`)).toEqual(["Уха price=10"]);
  });

  it.each([
    "Сумма",
    "Себестоимость",
    "Закупочная цена",
    "Цена поставщика",
    "Старая цена",
    "Price type",
    "Einkaufspreis",
  ])("IMPORT-1 %s is not the price, wherever it stands", async (other) => {
    expect(await prices(`Название;${other};Цена\nУха;50;10\n`)).toEqual(["Уха price=10"]);
    expect(await prices(`Название;Цена;${other}\nУха;10;50\n`)).toEqual(["Уха price=10"]);
  });

  it.each(["Категория блюда", "Группа товаров", "Розділ", "Product category", "Kategorie", "Санаты"])(
    "IMPORT-1 %s is the section, not the name",
    async (section) => {
      const rows = await plan(`${section};Название;Цена\nСупы;Уха;10\n`);
      expect(shown(rows, ["name", "category"])).toEqual(["Уха name=Уха category=Супы"]);
    },
  );

  it("IMPORT-1 a cost is no price beside one, and is asked about alone", async () => {
    expect(await prices("Name,Cost,Price\nSoup,40,290\n")).toEqual(["Soup price=290"]);
    expect(await prices("Name,Cost\nSoup,40\n")).toEqual(["Soup cell-unclear"]);
  });

  it("IMPORT-1 two columns for the price are asked about if they differ, until one is chosen", async () => {
    const list = "Название;Цена розничная;Цена продажи\nУха;10;20\n";
    expect(await prices(list)).toEqual(["Уха cell-unclear"]);
    expect(await prices(list.replace("20", "10"))).toEqual(["Уха price=10"]);
    const mapping = { columns: new Map([[3, "price" as const]]) };
    expect(shown(await planTable(empty, Buffer.from(list), { mapping }), ["price"])).toEqual(["Уха price=20"]);
  });

  it("IMPORT-1 a price of 0 is asked about, and is read if its column is confirmed", async () => {
    expect(await prices("Название;Цена\nУха;0\nЩи;0,00 ₽\n")).toEqual(["Уха cell-zero", "Щи cell-zero"]);
    expect(await prices("Название;Цена\nСоус;0\nЩи;10\n")).toEqual(["Соус cell-zero", "Щи price=10"]);
    const mapping = { columns: new Map([[2, "price" as const]]) };
    const free = await planTable(empty, Buffer.from("Название;Цена\nУха;0\n"), { mapping });
    expect(shown(free, ["price"])).toEqual(["Уха price=0"]);
  });

  it.each([
    ["Ціна, грн", "₴"],
    ["Бағасы, тг", "₸"],
    ["Price (EUR)", "€"],
  ])("IMPORT-2 %s is the price in a shop whose sign is %s, and no price in roubles", async (heading, sign) => {
    const list = `Название;${heading}\nУха;10\n`;
    const own: Documents = new Map([...empty, ["settings", { front_currency: sign }]]);
    expect(shown(await plan(list, own), ["price"])).toEqual(["Уха price=10"]);
    expect(await prices(list)).toEqual(["Уха cell-currency"]);
    expect(await prices(`Название;Цена\nУха;10 ${sign}\nЩи;10 ₽\n`)).toEqual(["Уха cell-currency", "Щи price=10"]);
  });

  it.each(["Удалено", "Стоп-лист", "Hidden", "Not for sale"])("IMPORT-1 %s takes a dish off sale", async (flag) => {
    const rows = await plan(`Название;Цена;${flag}\nУха;10;да\nЩи;20;нет\nЧай;5;\n`);
    expect(shown(rows, ["in_stock"])).toEqual(["Уха in_stock=no", "Щи", "Чай"]);
  });

  it("IMPORT-1 columns of prices below sizes are the sizes of a dish, and kopecks are no roubles", async () => {
    const list = "Название;30 см;Цена 35 см\nМаргарита;450;550\nКальцоне;;600\nВода;0;\n";
    expect(shown(await plan(list), ["size", "price"])).toEqual([
      "Маргарита size=30 см price=450 size=35 см price=550",
      "Кальцоне price=600",
      "Вода cell-zero",
    ]);
    expect(await prices("Название;Цена в копейках;Вес\nУха;35000;300\n")).toEqual(["Уха required"]);
  });

  it("IMPORT-1 a name with an unknown heading is asked about, and the other columns stay known", async () => {
    expect(await prices("Яство;Цена;Вес\nУха;10;5\nЩи;20;5\n")).toEqual([
      "Уха price=10 cell-unclear",
      "Щи price=20 cell-unclear",
    ]);
  });
});

describe("the number of another system", () => {
  it.each(["Код", "Номер", "Product ID", "Код товара"])(
    "IMPORT-2 %s of a dish with another name changes nothing",
    async (code) => {
      const [row] = await plan(`${code};Наименование;Цена\n12;Чай травяной;99\n`, shop);
      expect(row).toMatchObject({ kind: "added", id: null });
    },
  );

  it("IMPORT-2 finds the dish with its own name, and an ID is the shop's own number", async () => {
    expect((await plan("Код;Наименование;Цена\n12;Борщ с говядиной;99\n", shop))[0]).toMatchObject({ id: 12 });
    expect((await plan("ID;Название;Цена\n12;Борщ с говядиной;99\n", shop))[0]).toMatchObject({ id: 12 });
    expect((await plan("ID;Цена\n12;99\n", shop))[0]).toMatchObject({ id: 12, kind: "changed" });
    expect((await plan("ID;Название\n12;Рассольник\n", shop))[0]).toMatchObject({ id: 12, kind: "changed" });
  });

  it("IMPORT-2 an ID of another system changes no other dish, and is asked about if the names are similar", async () => {
    const foreign = await plan("ID;Название;Цена\n12;Чай;99\n13;Борщ с говядиной;99\n", shop);
    expect(foreign.map(({ name, id }) => [name, id])).toEqual([
      ["Чай", null],
      ["Борщ с говядиной", 12],
    ]);
    expect(shown(await plan("ID;Название;Цена\n12;Борщ домашний;99\n", shop), [])).toEqual([
      "Борщ домашний other-dish",
    ]);
    const renamed = "ID;Название;Цена\n12;Борщ домашний;99\n14;Уха;99\n";
    const own: Documents = new Map([...shop, ["catalog", [...menu, section(2, [{ id: 14, name: "Уха", price: 1 }])]]]);
    expect((await plan(renamed, own)).map(({ id }) => id)).toEqual([12, 14]);
  });

  it("IMPORT-2 an article number that is the address of an unlike dish is asked about", async () => {
    expect(shown(await plan("Артикул;Название;Цена\nb;Чай;99\n", shop), [])).toEqual(["Чай other-dish"]);
    expect((await plan("Артикул;Название;Цена\nb;Борщ новый;99\n", shop))[0]).toMatchObject({ id: 12 });
  });

  it("IMPORT-2 finds the dish that an earlier file of these headings brought, but no unlike one", async () => {
    const list = (name: string) => Buffer.from(`Код;Наименование;Цена\nА-7;${name};99\n`);
    const first = await planTable(shop, list("Борщ с говядиной"));
    const number = first[0]?.changes.find(({ field }) => field.startsWith("number:table-"));
    expect(number).toMatchObject({ before: "", after: "А-7" });
    const after = applied(shop, first);
    expect((await planTable(after, list("Борщ новый")))[0]).toMatchObject({ id: 12, kind: "changed" });
    expect(shown(await planTable(after, list("Чай")), [])).toEqual(["Чай other-dish"]);
    const other = Buffer.from("Код;Блюдо;Цена\nА-7;Борщ новый;99\n");
    expect((await planTable(after, other))[0]).toMatchObject({ id: null });
  });
});

describe("the rows of a list from elsewhere", () => {
  it("IMPORT-1 one name with two volumes is one dish with two sizes", async () => {
    const rows = await plan("Название;Выход;Цена\nКофе;200 мл;120\nЧай;0,3 л;90\nКофе;300 мл;150\n");
    expect(shown(rows, ["size", "price"])).toEqual([
      "Кофе size=200 мл price=120 size=300 мл price=150",
      "Чай price=90",
    ]);
    expect(shown(await plan("Название;Выход;Цена\nКофе;200;120\nКофе;200;150\n"), [])).toEqual([
      "Кофе",
      "Кофе repeated",
    ]);
  });

  it.each(["Итого", "ИТОГО:", "Итого по меню", "Всего", "Total"])("IMPORT-1 %s is no dish", async (total) => {
    expect(await prices(`Название;Цена\nУха;10\n${total};10\n`)).toEqual(["Уха price=10"]);
  });

  it("IMPORT-1 HTML entities are text in names, and our own export keeps them", async () => {
    const rows = await plan("Category,Name,Price\nDips &amp; sauces,Salt &amp; pepper &#8212; &quot;hot&quot;,250\n");
    expect(shown(rows, ["name", "category"])).toEqual([
      'Salt & pepper — "hot" name=Salt & pepper — "hot" category=Dips & sauces',
    ]);
    const own = await plan("ID,Size ID,Name,Price,Category\n,,Salt &amp; pepper,250,Menu\n");
    expect(shown(own, ["name"])[0]).toContain("Salt &amp; pepper");
  });

  it("IMPORT-1 the name of a picture's file faults nothing, an address without a picture does", async () => {
    const rows = await plan("Название;Цена;Фото\nСуп;100;soup.jpg\nЩи;100;да\n");
    expect(shown(rows, ["images"])).toEqual(["Суп images=soup.jpg", "Щи picture-address"]);
  });

  it("IMPORT-1 a till's export has the sizes of a dish below it, and what is not for sale", async () => {
    const till = [
      "Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Cost,Barcode,Track stock,Available for sale [Cafe Daisy],Price [Cafe Daisy],In stock [Cafe Daisy],Low stock [Cafe Daisy]",
      "tea,501,Tea,Drinks,,N,Size,Small,20.00,,N,Y,90.00,,",
      "tea,502,,,,,,Large,30.00,,N,N,120.00,,",
      "pie,503,Pie,Bakes,,N,,,15.00,,N,N,120.00,7,1",
    ];
    expect(shown(await plan(till.join("\n")), ["size", "price", "in_stock"])).toEqual([
      "Tea size=Small price=90 size=Large price=120 in_stock=no",
      "Pie price=120 in_stock=no",
    ]);
  });
});
