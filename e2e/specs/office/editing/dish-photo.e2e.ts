import { OFFICE_PATHS } from "@skatert/contract";
import { drawnPhoto } from "../../../fixtures/drawn-photo.ts";
import { expect, OFFICE_WINDOWS, officeText, test, withTheme } from "../../../fixtures/office.ts";
import { dishes as known } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";
import { dishesOn } from "../../../pages/office/dishes.ts";

test.use({ testNow: eveningAt(32), expectedErrors: [/status of 401|net::ERR_FAILED/] });

test("EDIT-1 a photo's upload continues while another part is shown, and closing the dish says that it stopped", {
  tag: "@desktop",
}, async ({ page, door }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const dishes = dishesOn(page, "ru");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await withTheme(page, "light");
  // Of the last photo. The progress is shown before the request is under way.
  let held = Promise.withResolvers<void>();
  const arrive = () => held.resolve();
  await page.route(`**${OFFICE_PATHS.pictures}`, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await page.goto(`/office/menu?dish=${known.syrniki.id}`);
  await door.signIn();
  const photos = page.getByRole("group", { name: text("dish.pictures") });
  const progress = page.getByRole("progressbar", { name: text("picture.sending") });
  const addPhoto = async () => {
    held = Promise.withResolvers();
    const chosen = page.waitForEvent("filechooser");
    await photos.getByRole("button", { name: text("picture.add") }).click();
    await (await chosen).setFiles({ name: "photo.png", mimeType: "image/png", buffer: await drawnPhoto(page) });
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("picture.crop.keep") })
      .click();
    await expect(progress).toBeVisible();
  };

  await addPhoto();
  await dishes.part("dish.part.selling");
  await expect(progress).toBeVisible();
  arrive();
  await expect(progress).toBeHidden();
  await dishes.part("dish.part.main");
  await expect(photos.locator("img[src*='/uploaded/']")).toBeVisible();
  await page.getByRole("button", { name: text("dish.reset") }).click();

  await addPhoto();
  await page
    .getByRole("link", { name: text("part.categories") })
    .first()
    .click();
  await expect(page.getByText(text("picture.stopped"))).toBeVisible();
  arrive();

  await test.step("a photo that does not load cannot be cropped again, with a message", async () => {
    await page.getByRole("row", { name: "Акции" }).click();
    const editor = page.getByRole("region", { name: "Акции" });
    await expect(editor.locator("img").first()).toBeVisible();
    const address = (await editor.locator("img").first().getAttribute("src")) ?? "";
    await page.route(`**${address}`, (route) => route.abort());
    await editor.getByRole("button", { name: text("picture.crop"), exact: true }).click();
    await expect(editor.getByRole("alert").filter({ hasText: text("picture.failed.unopened") })).toBeVisible();
  });
});
