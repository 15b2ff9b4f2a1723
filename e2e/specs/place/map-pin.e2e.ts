import { expect, test } from "../../fixtures/walk.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { topAtRest } from "../../pages/at-rest.ts";

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });

test("PRICE-5 a press of the button takes the address under the pin, even while the map still moves", {
  tag: "@desktop",
}, async ({ shopper, page }) => {
  const { place } = shopper;
  const map = page.getByRole("application", { name: "Карта зон доставки" });
  const deliver = place.dialog.getByRole("button", { name: "Привезти сюда" });
  /** Centres of the map and of the button, after both stop moving. */
  const middles = async () => {
    await deliver.click({ trial: true });
    const [of, button] = await Promise.all([map.boundingBox(), deliver.boundingBox()]);
    if (of === null || button === null) throw new Error("the dialog has no map or no button");
    const [x, y] = [of.x + of.width / 2, of.y + of.height / 2];
    return { x, y, press: () => page.mouse.click(button.x + button.width / 2, button.y + button.height / 2) };
  };
  await shopper.open("/");
  await place.open();
  await expect(map).toBeVisible();
  await place.isPrivateHouse();

  await test.step("pressing the button right after a tap on the map closes the dialog", async () => {
    const { x, y, press } = await middles();
    await page.mouse.click(x + 60, y + 40);
    await press();
    await expect(place.dialog).toBeHidden();
  });
  const tapped = await place.line.textContent();

  await test.step("pressing the button right after a fling chooses another address", async () => {
    await place.open();
    await expect(map).toBeVisible();
    const { x, y, press } = await middles();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 180, y, { steps: 3 });
    await page.mouse.up();
    await press();
    await expect(place.dialog).toBeHidden();
    await expect(place.line).not.toHaveText(tapped ?? "");
  });

  await test.step("zooming keeps the point under the pin", async () => {
    await place.open();
    await expect(map).toBeVisible();
    const { x, y } = await middles();
    const flung = await place.street.inputValue();
    const zone = map.locator("path").first();
    // The map glides and zooms to the stored point when it opens.
    await topAtRest(zone);
    const before = (await zone.boundingBox())?.width;
    await page.mouse.move(x + 120, y + 120);
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await zone.boundingBox())?.width).not.toBe(before);
    await expect(map.locator(".leaflet-zoom-anim")).toHaveCount(0);
    // A move there and back reports the pin's position.
    await map.press("ArrowRight");
    await expect(place.street).not.toHaveValue(flung);
    await map.press("ArrowLeft");
    await expect(place.street).toHaveValue(flung);
  });
});
