import type { APIRequestContext, CDPSession, Locator, Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import {
  expect,
  OFFICE_WINDOWS,
  OWNER,
  officeText,
  officeViolations,
  test,
  withTheme,
} from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(54), serviceWorkers: "block", hasTouch: true, expectedErrors: [/status of 401/] });

const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
const cell = (page: Page, row: number, column: number) => page.locator(`#grid-${row}-${column}`);

test("EDIT-2 EDIT-7 what is typed in a cell is saved in its dish, also when another person removes a dish above it", {
  tag: "@desktop",
}, async ({ page, door, playwright, shop }) => {
  await page.clock.install();
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu/grid");
  await door.signIn();
  const grid = page.getByRole("grid", { name: text("grid.label") });
  /** Names of dishes; those of sizes are read-only. */
  const names = grid.locator("[data-column='0'][aria-readonly='false']");
  const above = (await names.nth(0).textContent()) ?? "";
  const name = (await names.nth(4).textContent()) ?? "";
  await names.nth(4).click();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" — новое");
  await page.keyboard.press("Home");

  const other = await playwright.request.newContext({ baseURL: shop.url });
  const id = await signedIn(other, shop.url, above);
  await call(other, shop.url, "post", `${OFFICE_PATHS.products}/${id}/archive`);
  await reconnect(page);
  await expect(cell(page, 0, 0)).not.toHaveText(above);
  const field = page.getByRole("textbox", { name });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${name} — новое`);
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect(grid.getByText(`!${name} — новое`)).toBeVisible();
  await grid.focus();
  await page.keyboard.press("Control+z");
  await expect(grid.getByText(`!${name} — новое`)).toBeHidden();

  await test.step("a dish that is removed while its cell is open is named", async () => {
    const gone = (await names.nth(1).textContent()) ?? "";
    await names.nth(1).click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("?");
    await call(other, shop.url, "post", `${OFFICE_PATHS.products}/${await idOf(other, gone)}/archive`);
    await reconnect(page);
    await expect(page.getByText(text("grid.refused.gone").replace("{name}", gone))).toBeVisible();
    await expect(grid).toBeFocused();
  });

  await test.step("a paste of too many cells changes nothing and says so", async () => {
    const before = await cell(page, 1, 0).textContent();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "1\n".repeat(20_001));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByText(/не больше 20\s000 ячеек/)).toBeVisible();
    await expect(cell(page, 1, 0)).toHaveText(before ?? "");
  });
  await other.dispose();
});

test("EDIT-2 a finger chooses, edits, scrolls and fills cells on a tablet", {
  tag: "@desktop",
}, async ({ page, door }) => {
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.tablet);
  await page.goto("/office/menu/grid");
  await door.signIn();
  const grid = page.getByRole("grid", { name: text("grid.label") });
  const touch = await fingerOn(page);
  const selected = () => grid.locator("[aria-selected=true]").evaluateAll((cells) => cells.map(({ id }) => id));
  // The price of a dish with sizes is read-only.
  const price = grid.locator("[data-kind='price'][aria-readonly='false']").first();
  await expect(price).toBeVisible();
  const id = (await price.getAttribute("id")) ?? "";

  await test.step("a tap chooses a cell, a second one edits it", async () => {
    await touch.tap(await middleOf(price));
    await expect.poll(selected).toEqual([id]);
    await touch.tap(await middleOf(price));
    await expect(price.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("455");
    await page.keyboard.press("Enter");
    await expect(price).toHaveText(/^455\s₽$/);
  });

  await test.step("a finger scrolls in both directions and chooses nothing", async () => {
    const before = await selected();
    await touch.drag(await middleOf(cell(page, 6, 1)), { x: 0, y: -260 });
    await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(150);
    const box = await grid.boundingBox();
    if (box === null) throw new Error("no grid");
    await touch.drag({ x: box.x + box.width - 100, y: box.y + 200 }, { x: -240, y: 0 });
    await expect.poll(() => grid.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    await scrollEnds(grid);
    expect(await selected()).toEqual(before);
    await grid.evaluate((element) => element.scrollTo(0, 0));
  });

  await test.step("the fill handle under a finger copies the value down, and does not scroll", async () => {
    await page.getByRole("searchbox", { name: text("grid.search") }).fill("говядин");
    await expect(cell(page, 0, 0)).toContainText(/говядин/i);
    await touch.tap(await middleOf(cell(page, 0, 2)));
    await expect.poll(selected).toEqual(["grid-0-2"]);
    const box = await grid.locator("[data-fill]").boundingBox();
    if (box === null) throw new Error("no handle");
    const filled = (await cell(page, 0, 2).textContent()) ?? "";
    await touch.drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 0, y: 88 });
    for (const row of [1, 2]) await expect(cell(page, row, 2)).toHaveText(filled);
  });
  expect(await officeViolations(page)).toEqual([]);
});

/** The browser's connection returns, which reloads a menu that is older than ten seconds. */
async function reconnect(page: Page): Promise<void> {
  await page.clock.fastForward(11_000);
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  });
}

/** Waits until a scrolled element is at rest: after a quick finger it moves on by itself. */
function scrollEnds(element: Locator): Promise<void> {
  return element.evaluate(async (scrolled) => {
    let last = "";
    for (let same = 0; same < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = `${scrolled.scrollLeft} ${scrolled.scrollTop}`;
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("no such cell");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger as the browser gets it from the screen, so that it scrolls and cancels pointers like a real one. */
async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  return {
    async tap(at: Point) {
      await send("touchStart", [at]);
      await send("touchEnd", []);
    },
    async drag(from: Point, by: Point) {
      await send("touchStart", [from]);
      for (let step = 1; step <= 10; step += 1)
        await send("touchMove", [{ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }]);
      await send("touchEnd", []);
    },
  };
}

async function signedIn(request: APIRequestContext, origin: string, dish: string): Promise<string> {
  await call(request, origin, "post", OFFICE_PATHS.session, { login: OWNER.login, password: OWNER.password });
  return idOf(request, dish);
}

async function idOf(request: APIRequestContext, dish: string): Promise<string> {
  const answer = await request.get(`${OFFICE_PATHS.products}?q=${encodeURIComponent(dish)}`);
  const { products } = await answer.json();
  return String(products[0].id);
}

async function call(request: APIRequestContext, origin: string, method: "post", path: string, data: object = {}) {
  const answer = await request[method](path, { data, headers: { origin, "idempotency-key": crypto.randomUUID() } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
