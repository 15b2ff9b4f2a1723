import { readFileSync } from "node:fs";
import { OFFICE_PATHS } from "@skatert/contract";
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { objectsIn, textIn } from "./menu/json-fields.ts";
import { bookOfSheets } from "./testing/book-of-sheets.ts";
import { applied, formOf, judged, judgedAgain, readImport } from "./testing/import-calls.ts";
import { shopDocuments } from "./work/shop-documents.ts";

const file = (name: string) => readFileSync(new URL(`./testing/files/${name}`, import.meta.url));

/** A menu of seven sheets, as a restaurant keeps it. */
const book = bookOfSheets({
  "О нас": [["Кафе «Проба»"], ["Москва, Ленина, 5"]],
  "Супы пробы": [
    ["Меню с 1 июня"],
    ["№", "Наименование", "Выход, г", "Цена, руб.", "Фото"],
    [1, "Борщ пробный", "350/50", 390, "borsch.jpg"],
    [2, "Уха пробная", 300, 0, null],
    [null, "Итого", null, 390, null],
  ],
  "Горячее пробы": [
    ["Блюдо", "Стоимость", "Масса"],
    ["Плов пробный", "1 290,00 ₽", "0,4 кг"],
    ["Лосось пробный", "от 900", "200 г"],
  ],
  "Пицца пробы": [
    ["Название", "30 см", "35 см"],
    ["Маргарита пробная", 450, 550],
    ["Кальцоне пробная", null, 600],
  ],
  "Бар пробы": [
    ["Наименование", "Объём", "Цена"],
    ["Кофе", null, null],
    ["Латте пробный", "250 мл", 220],
    ["Латте пробный", "400 мл", 280],
    ["Вино", null, null],
    ["Мерло пробное", "0,15/0,75 л", 500],
  ],
  "Десерты пробы": [
    ["Название", "Состав", "Цена", "Стоп"],
    ["Эклер пробный", "крем", 180, "нет"],
    ["Торт пробный", "мёд", 250, "да"],
  ],
  Заявки: [
    ["Дата", "Сумма"],
    ["1 июня", 500],
  ],
});

describeOnEachEngine("a file of another system", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine });
    ({ headers } = await signInStaff(shop, [{ role: "owner", branchId: null }]));
  });
  afterAll(() => shop.close());

  /** What guests can buy afterwards of the dishes of a file: "name price", or "name size price". */
  const sold = async (names: readonly string[]) =>
    objectsIn((await shopDocuments(shop.store.db)).get("catalog"))
      .flatMap(({ products }) => objectsIn(products))
      .filter((dish) => names.includes(textIn(dish["name"])) && dish["in_stock"] !== false)
      .flatMap((dish) => {
        const sizes = objectsIn(dish["variations"]);
        const sizeName = (size: (typeof sizes)[number]) =>
          objectsIn(size["attributes"])
            .map(({ option }) => option)
            .join(", ");
        if (sizes.length === 0) return [`${dish["name"]} ${dish["price"]}`];
        return sizes.map((size) => `${dish["name"]} ${sizeName(size)} ${size["price"]}`);
      })
      .toSorted();

  const imported = async (content: Uint8Array) => {
    const plan = await judged(shop, headers, content);
    expect(plan.state).toBe("ready");
    const after = await applied(shop, headers, plan.id);
    expect(after).toMatchObject({ state: "applied", problem: null });
    const names = plan.rows.map(({ name }) => name);
    const asked = plan.rows
      .filter(({ kind }) => kind === "fault")
      .map(({ name, faults }) => `${name}: ${faults[0]?.code}`);
    const columns = plan.rows.flatMap(({ faults }) => faults[0]?.column ?? []);
    return {
      format: plan.format,
      sheets: plan.sheets.length,
      columns,
      leftOut: plan.left_out_sheets,
      sold: await sold(names),
      asked,
      again: await judged(shop, headers, content),
    };
  };

  it("IMPORT-1 of a till goes in without a mapping, and what is doubtful is asked", async () => {
    expect(await imported(file("loyverse.csv"))).toMatchObject({
      format: "loyverse",
      sold: ["Tea Small / Green 90", "Tea Small / Black 95", "Combo 200", "Cheese 900"].toSorted(),
      asked: ["Any sum: not-a-number"],
      again: { summary: { added: 0, changed: 0, faults: 1 } },
    });
  });

  it("IMPORT-1 with seven sheets goes in without a mapping, and what is doubtful is asked", async () => {
    expect(await imported(book)).toMatchObject({
      format: null,
      leftOut: ["О нас", "Заявки"],
      sheets: 5,
      columns: ["Цена, руб.", "Цена, руб.", "Выход, г"],
      sold: [
        ...["Борщ пробный 390", "Плов пробный 1290", "Маргарита пробная 30 см 450", "Маргарита пробная 35 см 550"],
        ...["Кальцоне пробная 600", "Латте пробный 250 мл 220", "Латте пробный 400 мл 280", "Эклер пробный 180"],
      ].toSorted(),
      asked: ["Уха пробная: cell-zero", "Лосось пробный: not-a-number", "Мерло пробное: not-a-number"],
      again: { summary: { added: 0, changed: 0, faults: 3 } },
    });
    const documents = await shopDocuments(shop.store.db);
    expect(JSON.stringify(documents.get("catalog"))).toMatch(
      /Борщ пробный[^}]*"portion_nat_size":400,"portion_parts":"350\/50"/,
    );
  });

  it("IMPORT-1 of 1C in cp1251 goes in without a mapping, and what is doubtful is asked", async () => {
    expect(await imported(file("1c.csv"))).toMatchObject({
      format: "1c",
      sold: ["Борщ «Московский», с говядиной 1290", "Уха царская 450.5", "Квас 0,5 л 120", "Икра 3500"].toSorted(),
      asked: ["Морс: not-a-number"],
      again: { summary: { added: 0, changed: 0, faults: 1 } },
    });
  });

  it("IMPORT-1 of WooCommerce with all its columns goes in without a mapping, and what is doubtful is asked", async () => {
    expect(await imported(file("woocommerce.csv"))).toMatchObject({
      format: "woocommerce",
      sold: ["Margherita & basil 25 cm, thin 390", "Margherita & basil 30 cm, thick 450", "Black tea 120"].toSorted(),
      asked: ["Soup of the day: required", "Bread: cell-zero", ": unsupported-type", "Coffee: cell-any"],
    });
  });

  it("IMPORT-1 of Shopify with all its columns goes in without a mapping, and what is doubtful is asked", async () => {
    const { asked, ...found } = await imported(file("shopify.csv"));
    expect(found).toMatchObject({
      format: "shopify",
      sold: ["Diavola 25 cm, thin 490", "Diavola 30 cm, thick 650", "Lemonade 180"],
    });
    expect(asked).toEqual(["Tasting: cell-zero", ": unsupported-type"]);
  });

  it("IMPORT-1 keeps an applied mapping for the next file with these headings, but asks about a new price of 0", async () => {
    const list = (name: string, price: string) => Buffer.from(`Яство;Зал;Навынос\n${name};310;${price}\n`);
    const first = await judged(shop, headers, list("Хаш", "290"));
    const mapping = { heading_row: 1, columns: { 1: "name", 2: "", 3: "price" } };
    await judgedAgain(shop, headers, first.id, { mapping });
    expect((await judged(shop, headers, list("Хинкали", "270"))).is_mapping_kept).toBe(false);
    await applied(shop, headers, first.id);
    const next = await judged(shop, headers, list("Хинкали", "270"));
    expect(next).toMatchObject({ is_mapping_kept: true, summary: { added: 1, faults: 0 } });
    expect((await judged(shop, headers, list("Соус", "0"))).rows[0]?.faults).toMatchObject([{ code: "cell-zero" }]);
    expect((await judged(shop, headers, Buffer.from("Яство;Зал\nСоус;10\n"))).is_mapping_kept).toBe(false);
  });

  it("IMPORT-1 keeps a mapping of headings in two rows for a file with both rows, not for one with the lower row", async () => {
    const list = (upper: string, name: string) =>
      Buffer.from(`Прайс;;\n${upper}\nЯство;Сумма;Сумма\n${name};310;290\n`);
    const first = await judged(shop, headers, list(";Зал;Опт", "Шурпа"));
    await judgedAgain(shop, headers, first.id, {
      mapping: { heading_row: 3, columns: { 1: "name", 2: "price", 3: "" } },
    });
    await applied(shop, headers, first.id);
    expect(await judged(shop, headers, list(";Зал;Опт", "Манты"))).toMatchObject({
      is_mapping_kept: true,
      rows: [{ name: "Манты", kind: "added" }],
    });
    expect((await judged(shop, headers, list(";Опт;Зал", "Самса"))).is_mapping_kept).toBe(false);
  });

  it("IMPORT-1 asks for pictures that have a name alone, and the dish gets one that is given before it is applied", async () => {
    const plan = await judged(
      shop,
      headers,
      Buffer.from("Название;Цена;Фото\nХачапури;390;Photo 1.JPG\nЧача;200;b.png\n"),
    );
    expect(plan.wanted_pictures).toEqual(["Photo 1.JPG", "b.png"]);
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#c8452d" } })
      .jpeg()
      .toBuffer();
    const give = async (bytes: Uint8Array, name: string) => {
      const form = formOf(bytes, {}, name);
      const url = `${OFFICE_PATHS.imports}/${plan.id}/pictures`;
      return shop.app.inject({ method: "POST", url, payload: form.payload, headers: { ...headers, ...form.headers } });
    };
    expect((await give(photo, "other.jpg")).statusCode).toBe(400);
    expect((await give(Buffer.from("no picture"), "b.png")).statusCode).toBe(400);
    const given = await give(photo, "photo 1.jpg");
    expect([given.statusCode, given.json().wanted_pictures]).toEqual([200, ["b.png"]]);
    expect((await applied(shop, headers, plan.id)).missing_pictures).toEqual([{ address: "b.png", reason: "address" }]);
    expect(JSON.stringify((await shopDocuments(shop.store.db)).get("catalog"))).toMatch(
      /Хачапури[^}]*imported\/photo-1-/,
    );
    expect((await give(photo, "b.png")).statusCode).toBe(409);
  });

  it("IMPORT-2 lists the rows that are no dishes, and asks about a name and a code without a price", async () => {
    const list = ["Код;Название;Цена", ";Супчики;", "7;Рассольник особый;250", "8;Окрошка летняя;", ";Итого;250"];
    const plan = await judged(shop, headers, Buffer.from(list.join("\n")));
    expect(plan.summary).toMatchObject({ added: 1, faults: 1, sections: 1, skipped: 1 });
    expect(plan.rows.map(({ row, name, kind }) => [row, name, kind])).toEqual([
      [3, "Рассольник особый", "added"],
      [4, "Окрошка летняя", "fault"],
    ]);
    expect(plan.rows[1]?.faults).toMatchObject([{ column: "Цена", code: "section-or-dish" }]);
    const named = async (kind: string) =>
      (await readImport(shop, headers, plan.id, `?kind=${kind}`)).rows.map(({ row, name }) => [row, name]);
    expect([await named("section"), await named("skipped")]).toEqual([[[2, "Супчики"]], [[5, "Итого"]]]);
    expect(await applied(shop, headers, plan.id)).toMatchObject({ state: "applied", problem: null });
    expect(await sold(["Рассольник особый", "Супчики", "Окрошка летняя", "Итого"])).toEqual(["Рассольник особый 250"]);
  });

  it("IMPORT-1 takes the pictures of one zip by their names, and refuses a zip bomb and other archives", async () => {
    const list = "Название;Цена;Фото\nСациви;390;Сациви.jpg\nЛобио;200;lobio.png\nПхали;200;pkhali.png\n";
    const plan = await judged(shop, headers, Buffer.from(list));
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2d4ac8" } })
      .png()
      .toBuffer();
    const give = async (files: Readonly<Record<string, Uint8Array>>) => {
      const form = formOf(zipSync(files), {}, "photos.zip");
      const url = `${OFFICE_PATHS.imports}/${plan.id}/pictures`;
      return shop.app.inject({ method: "POST", url, payload: form.payload, headers: { ...headers, ...form.headers } });
    };
    expect((await give({ "readme.txt": Buffer.from("-") })).statusCode).toBe(400);
    const bomb = await give({ "photos/lobio.png": new Uint8Array(9_000_000) });
    expect([bomb.statusCode, bomb.json().data.reason]).toEqual([409, "unpacks-too-large"]);
    const given = await give({ "photos/сациви.jpg": photo, "LOBIO.PNG": photo, "pkhali.png": Buffer.from("text") });
    expect([given.statusCode, given.json().wanted_pictures]).toEqual([200, ["pkhali.png"]]);
    await applied(shop, headers, plan.id);
    expect(JSON.stringify((await shopDocuments(shop.store.db)).get("catalog"))).toMatch(
      /Сациви[^}]*imported\/satsivi-.*Лобио[^}]*imported\/lobio-/,
    );
  });
});
