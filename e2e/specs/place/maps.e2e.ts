import type { Page } from "@playwright/test";
import { unlisted } from "../../fixtures/neighbour.ts";
import { shopWithNeighbour } from "../../fixtures/shop-with-neighbour.ts";
import { expect } from "../../fixtures/walk.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

const test = shopWithNeighbour({
  settings: (url) => ({ map: { yandex_api_key: "map-key", yandex_url: `${url}/maps/2.1/` } }),
  environment: (url) => ({
    YANDEX_GEOCODER_KEY: "geo-secret",
    YANDEX_SUGGEST_KEY: "suggest-secret",
    YANDEX_GEOCODER_URL: `${url}/geocoder`,
    YANDEX_SUGGEST_URL: `${url}/suggest`,
  }),
});

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });
test.beforeEach(({ neighbour }) => neighbour.become("well"));

/** The shop's time limit for loading a map. */
const patienceMs = 10_000;
const failed = "Не удалось загрузить Яндекс.Карты";
const map = (page: Page) => page.getByRole("application", { name: "Карта зон доставки" });

type Seen = {
  readonly polygons: readonly {
    readonly fillColor?: string;
    readonly strokeColor?: string;
    readonly rings: number[][][];
  }[];
};

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => Object(window)["yandexSeen"]);
}

/** Allows outside services. */
async function agree(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Разрешить" }).click();
}

test("EXT-3 before consent the map is the shop's own; after it the same dialog shows Yandex Maps", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour }) => {
  await shopper.open("/");
  await expect(page.getByRole("button", { name: "Разрешить" })).toBeVisible();
  await shopper.place.open();
  await expect(map(page)).toBeVisible();
  expect(neighbour.askedFor("/maps")).toEqual([]);
  await page.keyboard.press("Escape");
  await agree(page);
  await shopper.place.open();
  await expect(map(page)).toBeVisible();
  await expect.poll(() => neighbour.askedFor("/maps").length).toBe(1);
});

test("EXT-2 Yandex Maps loads with the first map, shows zones and points, and a drag or click moves the pin", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour }) => {
  await shopper.open("/");
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await agree(page);
  expect(neighbour.askedFor("/maps")).toEqual([]);

  await test.step("the script is requested with longitude first, the page's language and CSP mode", async () => {
    await shopper.place.open();
    await expect(map(page)).toBeVisible();
    await expect.poll(() => neighbour.askedFor("/maps").length).toBe(1);
    const [asked = ""] = neighbour.askedFor("/maps");
    const query = Object.fromEntries(new URL(asked, neighbour.url).searchParams);
    expect(query).toEqual({ apikey: "map-key", lang: "ru_RU", coordorder: "longlat", csp: "true" });
  });

  await test.step("the map gets the zones with their fill and stroke colours", async () => {
    await expect.poll(async () => (await seenBy(page))?.polygons.length).toBeGreaterThanOrEqual(4);
    const { polygons } = await seenBy(page);
    for (const { fillColor, strokeColor, rings } of polygons) {
      expect(fillColor).toMatch(/^#/);
      expect(strokeColor).toMatch(/^#/);
      expect(rings[0]?.[0]?.[0]).toBeLessThan(41);
      expect(rings[0]?.[0]?.[1]).toBeGreaterThan(56);
    }
  });

  await test.step("a drag and then a click replace the typed address", async () => {
    await shopper.place.type(addresses.centre);
    const before = await shopper.place.street.inputValue();
    const box = await map(page).boundingBox();
    if (box === null) throw new Error("the map has no box");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 140, y, { steps: 4 });
    await page.mouse.up();
    await expect(shopper.place.street).not.toHaveValue(before);
    const dragged = await shopper.place.street.inputValue();
    await page.mouse.click(x - 120, y + 60);
    await expect(shopper.place.street).not.toHaveValue(dragged);
  });

  await test.step("a press on a pickup point of the map selects it", async () => {
    await page.getByRole("tab", { name: "Самовывоз" }).click();
    const [, second] = Object.values(points);
    const name = second?.name.ru ?? "";
    await map(page).getByRole("button", { name }).click();
    await expect(page.getByRole("radio", { name: new RegExp(name) })).toBeChecked();
  });
});

test("EXT-2 the server's provider finds an address, and its keys stay on the server", { tag: "@phone" }, async ({
  shopper,
  page,
  neighbour,
}) => {
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.street.fill("Новоприду");
  await page.getByRole("option", { name: unlisted.title }).click();
  await expect(shopper.place.street).toHaveValue(unlisted.title);
  await shopper.place.isPrivateHouse();
  await page.getByRole("button", { name: "Привезти сюда" }).click();
  await expect(shopper.place.dialog).toBeHidden();
  await expect(shopper.place.line).toContainText(unlisted.title);
  expect(neighbour.askedFor("/suggest")[0]).toContain("suggest-secret");
  expect(await page.content()).not.toContain("secret");
});

test.describe("a failing map", () => {
  for (const mood of ["status-500", "throws", "map-throws", "never-ready", "hangs"] as const)
    test(`EXT-2 is reported, replaced by the shop's own map, and the form works by text (${mood})`, {
      tag: "@phone",
    }, async ({ shopper, page, neighbour }) => {
      neighbour.become(mood);
      await page.clock.install();
      await shopper.open("/");
      await agree(page);
      await shopper.place.open();
      await expect.poll(() => neighbour.askedFor("/maps").length).toBeGreaterThan(0);
      await page.clock.fastForward(patienceMs);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(map(page)).toBeVisible();
      await shopper.place.deliverTo(addresses.centre);
    });
  test.use({
    expectedErrors: async ({ neighbour }, use) =>
      use([
        new RegExp(`^stranger: ${neighbour.url}/`),
        /status of 500 .*127\.0\.0\.1:\d+\/maps/,
        /the maps are broken|no canvas/,
      ]),
  });
});

test("EXT-2 after a refusal of outside services the shop's own map is shown, and the provider's is not requested", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour }) => {
  await shopper.open("/");
  await page.getByRole("button", { name: "Не нужно" }).click();
  await shopper.place.open();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText(failed)).toBeHidden();
  expect(neighbour.askedFor("/maps")).toEqual([]);
});
