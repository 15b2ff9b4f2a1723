import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { newPhone } from "../../../known/new-phone.ts";
import { points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";

test.use({ testNow: WEDNESDAY_EVENING });

test("GUEST-1 two numbers of one person become one guest, and the second number finds that guest", {
  tag: "@desktop",
}, async ({ page, door, language, request }) => {
  const text = officeText.bind(null, language);
  const [kept, second] = [`+7${newPhone()}`, `+7${newPhone()}`];
  for (const [phone, name] of [
    [kept, "Ираида Первая"],
    [second, "Ираида Вторая"],
  ] as const)
    await byCallOf(request).places({
      lines: [{ product_id: dishes.borscht.id, quantity: 1 }],
      warehouse: 503,
      pickup: points.embankment.id,
      texts: { name, phone },
    });
  await page.goto("/office/guests");
  await door.signIn();
  const search = page.getByRole("searchbox", { name: text("guests.search"), exact: true });
  await search.fill(kept.slice(4));
  await page.getByRole("link", { name: "Ираида Первая" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ираида Первая" })).toBeVisible();
  expect(await officeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: text("guests.merge") }).click();
  const dialog = page.getByRole("dialog", { name: text("guests.merge") });
  await dialog.getByRole("searchbox", { name: text("guests.merge.search") }).fill(second.slice(4));
  await dialog.getByRole("button", { name: text("guests.merge.choose.of").replace("{phone}", second) }).click();
  const merge = dialog.getByRole("button", { name: text("guests.merge.do") });
  await expect(merge).toBeDisabled();
  await expect(dialog.getByText(text("guests.merge.forever"))).toBeVisible();
  await dialog.getByRole("checkbox").check();
  expect(await officeViolations(page)).toEqual([]);
  await merge.click();
  await expect(dialog).toBeHidden();
  const orders = page.getByRole("region", { name: text("guests.orders") });
  await expect(orders.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("region", { name: text("guests.facts") })).toContainText(second);

  await page.goto("/office/guests");
  await search.fill(second.slice(4));
  await expect(page.getByRole("link", { name: "Ираида Первая" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ираида Вторая" })).toHaveCount(0);
});
