import type { Browser, Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { officeText } from "../../e2e/fixtures/office.ts";
import type { RunningShop } from "../../e2e/fixtures/server.ts";
import { dishes } from "../../e2e/known/dishes.ts";
import { contextOf, signIn, visitOffice } from "./office-visit.ts";
import { type Frame, takePicture } from "./picture.ts";

// The pictures of docs/shop-office.md: screens that edit the menu and the shop.
const computer: Frame = { viewport: { width: 1280, height: 800 }, scale: 1, isPhone: false, theme: "light" };

const priceList = `Наименование;Цена, руб;Раздел;Вес
Борщ с говядиной;410;Горячие супы;350 г
Солянка домашняя;410;Горячие супы;300 г
Уха по-фински;дорого;Горячие супы;350 г
`;

await visitOffice(takeAll);

async function takeAll(browser: Browser, { url }: RunningShop): Promise<void> {
  const context = await contextOf(browser, url, computer);
  const page = await context.newPage();
  await signIn(page, "light");
  await changePrices(page, url);
  for (const [name, path] of [
    ["office-dish", `menu?dish=${dishes.margherita.id}`],
    ["office-grid", "menu/grid"],
    ["office-zone", "shop?zone=centr"],
    ["office-look", "shop/look"],
    ["office-changes", "changes"],
  ] as const) {
    await page.goto(`/office/${path}`);
    await settled(page);
    await takePicture(page, name, computer);
  }
  await page.goto("/office/menu/files");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: officeText("ru", "imports.choose") }).click();
  await (await chooser).setFiles({ name: "Прайс.csv", mimeType: "text/csv", buffer: Buffer.from(priceList) });
  await page.getByRole("button", { name: officeText("ru", "imports.apply"), exact: true }).waitFor();
  await settled(page);
  await takePicture(page, "office-import", computer);
  await context.close();
}

/** Two dishes of the draft have another price. */
async function changePrices(page: Page, origin: string): Promise<void> {
  for (const [{ id }, price] of [
    [dishes.margherita, 520],
    [dishes.borscht, 410],
  ] as const) {
    const path = `${OFFICE_PATHS.products}/${id}`;
    const { etag } = await (await page.request.get(path)).json();
    const headers = { origin, "if-match": etag, "idempotency-key": crypto.randomUUID() };
    await page.request.patch(path, { data: { set: { catalog: { price } } }, headers });
  }
}

async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
}
