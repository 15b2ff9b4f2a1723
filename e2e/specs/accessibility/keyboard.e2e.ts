import { expect, test } from "../../fixtures/walk.ts";
import { dishes, sizes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { keyboardOf } from "../../pages/keyboard.ts";
import { words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("MODAL-3 the whole order by keyboard: address, dish, cart, form", { tag: "@desktop" }, async ({
  shopper: { place, menu, cart, checkout, order, open },
  page,
}) => {
  const { tabTo, press, type } = keyboardOf(page);
  await open("/menu/picca/na-tomatnom-souse");

  await tabTo(place.line);
  await press("Enter");
  // It takes the focus itself, a moment after it appears.
  await expect(place.street).toBeFocused();
  await type(`${addresses.centre.typed.ru} кв 12`);
  await expect(place.dialog.getByRole("option", { name: addresses.centre.written.ru })).toBeVisible();
  await press("Enter");
  await expect(place.dialog).toBeHidden();
  await expect(place.line).toContainText(addresses.centre.written.ru);
  await expect(place.line).toBeFocused();

  const pizza = menu.card(dishes.margherita).getByRole("link");
  await tabTo(pizza);
  await press("Enter");
  await expect(menu.sheet).toHaveAccessibleName(dishes.margherita.name.ru);
  await tabTo(menu.sheet.getByRole("radio", { name: sizes.small.name.ru }));
  await press("ArrowRight");
  await expect(menu.sheet.getByRole("radio", { name: sizes.middle.name.ru })).toBeChecked();
  await tabTo(menu.addFor("640 ₽"));
  await press("Enter");
  await expect(menu.sheet).toBeHidden();
  await expect(pizza).toBeFocused();

  await tabTo(cart.checkoutLink);
  await press("Enter");
  await expect(checkout.title).toBeVisible();
  const form = page.getByRole("main");
  await tabTo(form.getByLabel("Имя", { exact: true }));
  await type("Лиза");
  await tabTo(checkout.phone);
  await type("9123450011");
  await tabTo(form.getByRole("radio", { name: "Наличными" }));
  await press("Space");
  await press("ArrowDown");
  await expect(form.getByRole("radio", { name: words.ru.card })).toBeChecked();
  await tabTo(form.getByRole("checkbox"));
  await press("Space");
  await tabTo(checkout.submit);
  await press("Enter");
  await order.appears();
  await expect(order.headline).toHaveText(words.ru.headlines.accepted);
});

for (const device of ["that rests, so that the dialog is modal", "too busy for the dialog to be modal yet"]) {
  test(`MODAL-3 Escape without a focused element closes a dialog, on a device ${device}`, { tag: "@desktop" }, async ({
    shopper: { place, open },
    page,
  }) => {
    const { press } = keyboardOf(page);
    const isBusy = device.startsWith("too busy");
    await open("/menu/picca/na-tomatnom-souse");
    if (isBusy) await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await place.line.focus();
    await press("Enter");
    await expect(place.dialog).toBeVisible();
    if (!isBusy) await expect(page.locator("dialog:modal")).toBeVisible();
    await place.dialog.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    expect(await place.dialog.evaluate((dialog) => dialog.matches(":modal"))).toBe(!isBusy);
    await press("Escape");
    await expect(place.dialog).toBeHidden();
    await expect(place.line).toBeFocused();
  });
}

test("MODAL-3 a dialog takes the focus, Tab stays inside it, Escape and Back close it, and the focus returns", async ({
  shopper: { place, menu, open },
  page,
}) => {
  const { press } = keyboardOf(page);
  await open("/menu/picca/na-tomatnom-souse");
  await place.line.focus();
  await press("Enter");
  await expect(place.dialog).toBeVisible();
  for (let steps = 0; steps < 30; steps += 1) await press("Tab");
  expect(
    await place.dialog.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await press("Escape");
  await expect(place.dialog).toBeHidden();
  await expect(place.line).toBeFocused();

  const pizza = menu.card(dishes.margherita).getByRole("link");
  await pizza.focus();
  await press("Enter");
  // Not its close button: a screen reader announces the dish first.
  await expect(menu.sheet).toBeFocused();
  await expect(page).toHaveURL(/\?product_id=106101$/);
  await page.goBack();
  await expect(menu.sheet).toBeHidden();
  await expect(page).toHaveURL(/\/menu\/picca\/na-tomatnom-souse$/);
  await expect(pizza).toBeFocused();
});

test("MODAL-2 a dish by its address is in the server's HTML and has the focus; closing it shows the page below", {
  tag: "@phone",
}, async ({ shopper: { menu, open }, page, request }) => {
  for (const [address, under] of [
    ["/?product_id=105101", "/"],
    ["/menu/supy?product_id=105101", "/menu/supy"],
    ["/menu/supy/goryachie-supy/borsch", "/menu/supy/goryachie-supy"],
  ] as const) {
    expect(await (await request.get(address)).text()).toContain("Говядина, свёкла, капуста");
    await open(address);
    await expect(menu.sheet).toHaveAccessibleName(dishes.borscht.name.ru);
    await expect(menu.sheet).toBeFocused();
    await menu.sheet.getByRole("button", { name: "Закрыть" }).click();
    await expect(menu.sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${under}$`));
  }
});
