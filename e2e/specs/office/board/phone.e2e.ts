import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, OWNER, test, withTheme } from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { dishes, sizes } from "../../../known/dishes.ts";
import { addresses, points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";
import { boardOn } from "../../../pages/office/board.ts";

test.use({ testNow: WEDNESDAY_EVENING, language: "en", locale: "en-GB", expectedErrors: [/status of 401/] });

const { sobornaya } = points;
const [pizza, burger] = [dishes.margherita.name.ru, dishes.burger.name.ru];

test("OFFICE-4 BOARD-4 BOARD-5 orders are confirmed, read and found on a phone, by touch, in English, light", {
  tag: "@phone",
}, async ({ page, door, request, shop }) => {
  const byCall = byCallOf(request);
  const board = boardOn(page, "en");
  const warehouse = sobornaya.warehouseId;
  // The branch has a tablet, so its orders wait for an answer.
  await enrolTablet(request, shop.url, { branch: warehouse });
  const large = { product_id: dishes.margherita.id, variation_id: sizes.large.id, quantity: 1 };
  const delivered = await byCall.orderAddress({ lines: [large], warehouse, to: addresses.centre.point });
  const number = /\d+/.exec(delivered)?.[0] ?? "";
  await byCall.places({ lines: [{ product_id: dishes.burger.id, quantity: 2 }], warehouse, pickup: sobornaya.id });
  await withTheme(page, "light");
  await page.goto("/office/");
  await door.signIn();
  await board.startShift();
  const tab = (name: string) => page.getByRole("navigation", { name: "Columns" }).getByRole("button", { name });
  const search = page.getByRole("searchbox", { name: "Number, phone, name or dish" });

  await test.step("a tap confirms the order, and it moves to the cooking column", async () => {
    await expect(tab("New")).toContainText("2");
    await board.button("board.action.plus", board.card(pizza)).tap();
    await board.button("board.action.confirm", board.card(pizza)).tap();
    await expect(board.card(pizza)).toBeHidden();
    await tab("Cooking").tap();
    await expect(board.button("board.action.ready", board.card(pizza))).toBeVisible();
    await expect(board.card(burger)).toBeHidden();
  });

  await test.step("the details show the phone number, the size and the history", async () => {
    await board.button("board.action.details", board.card(pizza)).tap();
    const details = page.getByRole("dialog", { name: `No. ${number}` });
    await expect(details.getByRole("link", { name: /^Call \+7/ })).toHaveAttribute("href", /^tel:\+79990001122$/);
    await expect(details.getByRole("listitem").filter({ hasText: "Confirmed" })).toContainText(OWNER.name);
    await expect(details.getByRole("listitem").filter({ hasText: /35\s(см|cm)/ })).toBeVisible();
    await details.getByRole("button", { name: "Close" }).tap();
    await expect(details).toBeHidden();
  });

  await test.step("a search filters the counts of the columns, stays in the address, and can be cleared", async () => {
    await search.tap();
    await search.fill("бургер");
    await expect(tab("Cooking")).toContainText("0");
    await expect(tab("New")).toContainText("1");
    await expect(page).toHaveURL(/[?]q=/);
    await search.fill(number);
    await expect(board.card(pizza)).toBeVisible();
    await board.button("board.search.live").tap();
    await expect(page).not.toHaveURL(/q=/);
    await expect(tab("New")).toContainText("1");
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
