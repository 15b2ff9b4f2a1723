import { drawnPhoto } from "../../../fixtures/drawn-photo.ts";
import { expect, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(34), expectedErrors: [/status of 401/] });

test("EDIT-1 many photos are chosen at once: those named like a dish find it, the others are given one, none twice", {
  tag: "@desktop",
}, async ({ page, door }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  await page.goto("/office/menu");
  await door.signIn();
  await page.getByRole("button", { name: text("photos.title") }).click();
  const dialog = page.getByRole("dialog", { name: text("photos.title") });
  const buffer = await drawnPhoto(page);
  const choose = async (names: readonly string[]) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: text("photos.choose") }).click();
    await (await chooser).setFiles(names.map((name) => ({ name, mimeType: "image/png", buffer })));
  };

  await choose([`${dishes.borscht.name.ru}.png`, "IMG_0004.png", "IMG_0005.png"]);
  await expect(dialog.getByText("Блюдо нашлось для 1 из 3")).toBeVisible();
  await dialog.getByRole("button", { name: "Не добавлять IMG_0005.png" }).click();
  const unknown = dialog.getByRole("listitem", { name: "IMG_0004.png" });
  await unknown.getByRole("searchbox", { name: text("photos.find") }).fill(dishes.mash.name.ru);
  await unknown.getByRole("button", { name: new RegExp(dishes.mash.name.ru) }).click();
  await expect(unknown.getByRole("searchbox")).toHaveCount(0);
  await expect(unknown).toContainText(dishes.mash.name.ru);
  expect(await officeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Добавить 2 фото в черновик" }).click();
  await expect(page.getByText("2 фото в черновике")).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const { id } of [dishes.borscht, dishes.mash]) {
    await page.goto(`/office/menu?dish=${id}`);
    await expect(
      page.getByRole("group", { name: text("dish.pictures") }).locator("img[src*='/uploaded/']"),
    ).toHaveCount(1);
  }
});
