import { expect, OFFICE_WINDOWS, officeText, test } from "../../../fixtures/office.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";
import { boardOn } from "../../../pages/office/board.ts";

test.use({ testNow: WEDNESDAY_EVENING, expectedErrors: [/status of 401/] });

const typed = "борщевик с мясом";

test("OFFICE-5 a search typed quickly on a slow tablet loses no letter", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  const slow = await page.context().newCDPSession(page);
  await page.setViewportSize(OFFICE_WINDOWS.tablet);
  await page.goto("/office/");
  await door.signIn();
  await boardOn(page, language).startShift();
  for (const { path, name } of [
    { path: null, name: text("board.search") },
    { path: "/office/menu", name: text("dishes.search") },
    { path: "/office/journal", name: text("journal.search") },
  ]) {
    if (path !== null) await page.goto(path);
    const search = page.getByRole("searchbox", { name });
    await search.focus();
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.keyboard.type(typed, { delay: 20 });
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed).replaceAll("%20", "\\+")}`));
    await expect(search).toHaveValue(typed);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
});
