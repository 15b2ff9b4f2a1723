import { expect, test } from "../../fixtures/walk.ts";
import { addresses, points } from "../../known/places.ts";

/** Sobornaya opens at eleven, Vokzalny never closes. */
test.use({ testNow: "2026-11-18T08:30:00+03:00" });

const sobornaya14 = "Соборная улица, 14";

test.describe("an address typed in one line", () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.open("/");
    await shopper.place.open();
  });

  test("is split into street, house and flat, and one press of the button is enough", { tag: "@phone" }, async ({
    shopper,
  }) => {
    const { place } = shopper;
    await expect(place.street).toBeFocused();
    await place.street.pressSequentially("ул соборная 14 кв 5, 2 подъезд");
    await expect(place.dialog.getByLabel("Квартира", { exact: true })).toHaveValue("5");
    await expect(place.dialog.getByLabel("Подъезд")).toHaveValue("2");
    await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
    await expect(place.dialog).toBeHidden();
    await expect(place.line).toContainText(sobornaya14);
  });

  test("lists its street before a bridge with a similar name; arrow and Enter take the marked one", {
    tag: "@desktop",
  }, async ({ shopper }) => {
    const { place } = shopper;
    await place.street.fill("Соборн 50");
    await expect(place.dialog.getByRole("option").first()).toContainText("Соборная улица, 50");
    await expect(place.dialog.getByRole("option", { selected: true })).toHaveCount(0);
    await place.street.press("ArrowDown");
    await expect(place.dialog.getByRole("option", { selected: true })).toContainText("Соборная улица, 50");
    await place.street.press("Enter");
    await expect(place.street).toHaveValue("Соборная улица, 50");
  });

  test("is not sent to one of two streets by Enter alone", { tag: "@desktop" }, async ({ shopper }) => {
    const { place } = shopper;
    await place.street.fill("Соборн 2");
    await place.street.press("Enter");
    await expect(place.dialog).toContainText("Подходит несколько улиц");
    await expect(place.street).toHaveValue("Соборн 2");
  });

  test("with a number missing in its street shows the numbers of the street", { tag: "@phone" }, async ({
    shopper,
  }) => {
    const { place } = shopper;
    await place.street.fill("Соборная улица 120");
    await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
    await expect(place.street).toHaveAccessibleDescription("Соборная улица: есть дома с 1 по 96. Проверьте номер");
  });

  test("missing from every list is sent by a press at the button's edge, although a hint disappears meanwhile", {
    tag: "@desktop",
  }, async ({ shopper, page }) => {
    const { place } = shopper;
    await place.street.fill("Неведомая улица, 5");
    await expect(place.street).toHaveAccessibleDescription(/Такой улицы нет/);
    const button = place.dialog.getByRole("button", { name: "Привезти сюда" });
    const box = await button.boundingBox();
    if (box === null) throw new Error("the button has no size");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
    await page.mouse.down();
    await page.mouse.up();
    await expect(place.dialog.getByRole("radio").first()).toBeAttached();
  });

  test("without a flat asks for it once; a private house has none", { tag: "@phone" }, async ({ shopper }) => {
    const { place } = shopper;
    const deliver = place.dialog.getByRole("button", { name: "Привезти сюда" });
    await place.street.fill("соборная 14");
    await deliver.click();
    const flat = place.dialog.getByLabel("Квартира", { exact: true });
    await expect(flat).toBeFocused();
    await expect(flat).toHaveAccessibleDescription(/Укажите квартиру/);
    await place.isPrivateHouse();
    await deliver.click();
    await expect(place.dialog).toBeHidden();
    await place.open();
    await deliver.click();
    await expect(place.dialog).toBeHidden();
  });
});

test("EXT-2 a press while a slow provider is requested shows the wait, and sends values filled in meanwhile", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { place } = shopper;
  await page.route("**/place-options/_payload.json*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), findsAddresses: true } });
  });
  const letAnswer: (() => void)[] = [];
  await page.route("**/geo/suggest*", async (route) => {
    await new Promise<void>((resolve) => void letAnswer.push(resolve));
    const { lon, lat } = addresses.centre.point;
    const found = { text: sobornaya14, note: "", house: "14", coordinates: [lon, lat], ref: null };
    await route.fulfill({ json: { source: "dadata", addresses: [found] } }).catch(() => undefined);
  });
  await shopper.open("/");
  await place.open();
  const deliver = place.dialog.getByRole("button", { name: "Привезти сюда" });
  const street = async (text: string) => {
    await place.street.fill(text);
    await place.street.blur();
  };

  await test.step("editing the street ends the wait", async () => {
    await street("Соборная улица, 1");
    await deliver.click();
    await expect(deliver).toHaveAttribute("aria-busy", "true");
    await street("Соборная улица, 14");
    await expect(deliver).not.toHaveAttribute("aria-busy");
  });

  await test.step("after another press, a flat entered during the wait is accepted with the provider's answer", async () => {
    await deliver.click();
    await expect(deliver).toHaveAttribute("aria-busy", "true");
    await place.dialog.getByLabel("Квартира", { exact: true }).fill("7");
    await expect.poll(() => letAnswer.length).toBeGreaterThan(1);
    for (const answer of letAnswer.splice(0)) answer();
    await expect(place.dialog).toBeHidden();
    await expect(place.line).toContainText(sobornaya14);
    await place.open();
    await expect(place.dialog.getByLabel("Квартира", { exact: true })).toHaveValue("7");
  });
});

test("the device's position becomes an address; a refusal says what to do", { tag: "@phone" }, async ({
  shopper,
  context,
  shop,
}) => {
  const { place } = shopper;
  const { lon, lat } = addresses.centre.point;
  await shopper.open("/");
  await place.open();
  const me = place.dialog.getByRole("button", { name: "Где я" });
  await me.click();
  await expect(place.dialog).toContainText("Браузер не разрешил узнать, где вы");
  await context.grantPermissions(["geolocation"], { origin: shop.url });
  await context.setGeolocation({ longitude: lon, latitude: lat });
  await me.click();
  await expect(place.street).toHaveValue(addresses.centre.written.ru);
  await expect(place.dialog).not.toContainText("Браузер не разрешил");
});

test("recent addresses are chosen with one tap", { tag: "@phone" }, async ({ shopper }) => {
  const { place } = shopper;
  await shopper.open("/");
  await place.open();
  await place.deliverTo(addresses.centre, { apartment: "12" });
  await place.open();
  await place.deliverTo(addresses.town);
  await shopper.open("/");
  await place.open();
  await place.dialog.getByRole("button", { name: `${addresses.centre.written.ru}, 12` }).click();
  await expect(place.dialog).toBeHidden();
  await expect(place.line).toContainText(addresses.centre.written.ru);
});

test("a branch that is open now is chosen for pickup before a closed one", { tag: "@phone" }, async ({ shopper }) => {
  const { place } = shopper;
  await shopper.open("/");
  await place.open();
  await place.dialog.getByRole("tab", { name: "Самовывоз" }).click();
  await expect(place.dialog.getByRole("radio", { name: points.vokzalny.name.ru })).toBeChecked();
});
