import type { Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { officeText } from "../../e2e/fixtures/office.ts";
import { roubles } from "../../e2e/pages/words.ts";
import { createOwner, type Evening, signIn } from "./evening.ts";
import { earlier } from "./guests.ts";
import { type Kitchen, kitchenBy } from "./kitchen.ts";
import { frames, takePicture } from "./picture.ts";

const priceList = `Наименование;Цена, руб;Раздел;Вес
Борщ с говядиной;410;Горячие супы;350 г
Солянка домашняя;410;Горячие супы;300 г
Уха по-фински;дорого;Горячие супы;350 г
`;
const hall = 401;
/** Dishes of the menu's first section, whose prices the owner changes. */
const dearer = [
  { id: 10309, price: 590 },
  { id: 10110, price: 450 },
] as const;

/** The owner's first visit: tables for the hall; and orders of the day, for the promotion to be tried on. */
export async function dayBefore(evening: Evening): Promise<void> {
  await evening.passesTo("2026-11-17T15:40");
  await createOwner(evening);
  const page = await evening.window(frames.computer, "light");
  await signIn(page, evening.language);
  const text = textIn(evening);
  await page.goto("/office/shop/branches?branch=501");
  const add = page.getByRole("button", { name: new RegExp(`^${text("branches.table.add")}`) }).first();
  for (let table = 1; table <= 6; table += 1) await add.press("Enter");
  await page.getByRole("button", { name: text("hours.save") }).press("Enter");
  await page.waitForURL((url) => !url.searchParams.has("branch"));
  await page.goto("/office/changes");
  await page.getByRole("button", { name: text("draft.publish.now") }).press("Enter");
  await page.getByText(text("draft.empty.title")).waitFor();
  const kitchen = kitchenBy(page.request, evening.url, evening.language);
  for (const guest of [...Object.values(earlier), ...Object.values(earlier)]) {
    const order = await kitchen.gets(guest);
    const stages =
      "to" in guest
        ? (["cooking", "ready", "on-the-way", "handed-over"] as const)
        : (["cooking", "ready", "handed-over"] as const);
    for (const stage of stages) await kitchen.moves(order, stage);
  }
  await page.context().close();
}

/** The tables of the evening. */
export async function bookTables(evening: Evening, tablet: Page, kitchen: Kitchen): Promise<void> {
  const { language } = evening;
  const booked = [
    { table_id: "1", time: "19:00", seats: 2, name: { ru: "Ольга", en: "Olga" }, phone: "+79105550131" },
    {
      table_id: "2",
      time: "18:30",
      seats: 4,
      name: { ru: "Семья Лаптевых", en: "The Laptevs" },
      phone: "+79105550132",
    },
    { table_id: "3", time: "20:00", seats: 3, name: { ru: "Игорь", en: "Igor" }, phone: "+79105550133" },
    { table_id: "5", time: "19:30", seats: 4, name: { ru: "Дарья", en: "Darya" }, phone: "+79105550134" },
    { table_id: "1", time: "21:00", seats: 2, name: { ru: "Глеб", en: "Gleb" }, phone: "+79105550135" },
  ];
  for (const { time, name, ...booking } of booked)
    await kitchen.posts(OFFICE_PATHS.bookings, {
      ...booking,
      hall_id: hall,
      from: new Date(`2026-11-19T${time}:00+03:00`).toISOString(),
      name: name[language],
    });
  await tablet.goto("/office/bookings?day=2026-11-19");
  await tablet.getByRole("heading", { level: 1 }).waitFor();
  await takePicture(tablet, language, "bookings");
}

/** The owner's computer: two prices are changed, looked at and published. */
export async function ownerEdits(evening: Evening): Promise<void> {
  const { language } = evening;
  const page = await evening.window(frames.computer, "light");
  const show = async (name: string, path: string, isReady?: (page: Page) => Promise<void>) => {
    await page.goto(`/office/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await isReady?.(page);
    await takePicture(page, language, name);
  };
  await signIn(page, language);
  await changePrices(page, evening.url);
  await show("dish-editor", `menu?dish=${dearer[0].id}`);
  await show("grid", "menu/grid");
  await show("zone", "shop?zone=centr");
  await show("look", "shop/look", shopIsReady);
  await preview(page, evening);
  await show("changes", "changes");
  await importPrices(page, evening);
  await promotion(page, evening);
}

const shopInFrame = (page: Page) => page.frameLocator("iframe");

/** Waits for the shop inside of a preview. */
async function shopIsReady(page: Page): Promise<void> {
  await shopInFrame(page).locator("html[data-ready]").waitFor();
}

/** The draft in the real shop. */
async function preview(page: Page, evening: Evening): Promise<void> {
  const text = textIn(evening);
  await page.goto("/office/changes/preview");
  await page.getByRole("button", { name: text("preview.page") }).click();
  await page.getByRole("option", { name: text("preview.page.section") }).click();
  // The price also stands on the home page, which is left.
  const shop = await (await page.locator("iframe").elementHandle())?.contentFrame();
  await shop?.waitForURL(/\/categories\//);
  await shopInFrame(page).getByText(roubles(dearer[0].price, evening.language)).first().scrollIntoViewIfNeeded();
  await shopIsReady(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await takePicture(page, evening.language, "preview");
}

async function importPrices(page: Page, evening: Evening): Promise<void> {
  const text = textIn(evening);
  await page.goto("/office/menu/files");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: text("imports.choose") }).click();
  await (await chooser).setFiles({ name: "Прайс.csv", mimeType: "text/csv", buffer: Buffer.from(priceList) });
  await page.getByRole("button", { name: text("imports.apply"), exact: true }).waitFor();
  await takePicture(page, evening.language, "import");
}

/** A promotion from a recipe, tried on the orders of the day before. */
async function promotion(page: Page, evening: Evening): Promise<void> {
  const text = textIn(evening);
  await page.goto("/office/menu/promotions");
  await page.getByRole("button", { name: text("promo.list.new"), exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^${text("promo.recipe.happyHour")}`) }).click();
  const form = page.getByRole("form", { name: text("promo.edit.parts") });
  await form.waitFor();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await takePicture(page, evening.language, "promotion");
  const past = page.getByRole("region", { name: text("promo.dry.title") });
  await past.getByRole("button", { name: text("promo.dry.start") }).click();
  await past.getByText(text("promo.dry.cost"), { exact: true }).waitFor();
  await takePicture(page, evening.language, "numbers", past);
}

async function changePrices(page: Page, origin: string): Promise<void> {
  for (const { id, price } of dearer) {
    const path = `${OFFICE_PATHS.products}/${id}`;
    const { etag } = await (await page.request.get(path)).json();
    const headers = { origin, "if-match": etag, "idempotency-key": crypto.randomUUID() };
    const data = { set: { catalog: { price, regular_price: price } } };
    const saved = await page.request.patch(path, { data, headers });
    if (!saved.ok()) throw new Error(await saved.text());
  }
}

function textIn({ language }: Evening) {
  return (key: Parameters<typeof officeText>[1]) => officeText(language, key);
}
