import { OFFICE_PATHS } from "@skatert/contract";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, officeText, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";

test.use({ testNow: WEDNESDAY_EVENING, expectedErrors: [/status of 401/] });

const guest = { name: "Аполлинария Вознесенская", comment: "Звонить в синюю дверь" };

test("STAFF-1 BOARD-8 an ended session takes guests off the screen and the device, and the person's own sign-in brings them back", {
  tag: "@desktop",
}, async ({ page, door, language, request, shop }) => {
  await page.addInitScript(() => localStorage.setItem("office-branch", "503"));
  await page.goto("/office/");
  await door.signIn();
  await page.getByRole("button", { name: officeText(language, "shift.start") }).click();
  const address = await byCallOf(request).orderAddress({
    lines: [{ product_id: dishes.borscht.id, quantity: 1 }],
    warehouse: 503,
    pickup: points.embankment.id,
    texts: guest,
  });
  // Other walks order the same dish in this branch.
  const card = page.getByRole("article", { name: new RegExp(`№\\s${/\d+/.exec(address)?.[0]}$`) });
  await expect(card).toHaveCount(1);
  await expect.poll(() => page.evaluate(everythingKept)).toContain(guest.name);

  const ended = await page.request.delete(OFFICE_PATHS.session, {
    headers: { origin: new URL(shop.url).origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(ended.status()).toBe(200);
  // Nobody touches the page: the board's channel is closed with the session.
  const again = page.getByRole("dialog", { name: officeText(language, "signIn.again.title") });
  await expect(again).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect.poll(() => page.evaluate(everythingKept)).not.toMatch(words);
  await expect.poll(() => page.content()).not.toMatch(words);

  await door.signIn();
  await expect(again).toBeHidden();
  await expect(card).toHaveCount(1);
});

const words = new RegExp(`${guest.name}|${guest.comment}|${dishes.borscht.name.ru}`);

/** Runs in the page. Returns the text of all of the browser's stores that scripts can read. */
async function everythingKept(): Promise<string> {
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const name of await caches.keys()) {
    if (name.startsWith("office-shell")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? "");
  }
  return texts.join("\n");
}
