import type { Locator, Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(45),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

type Key = Parameters<typeof officeText>[1];
const unknown = 999_999;

/** Saves fields in the draft as another editor would. */
async function draft(page: Page, path: string, facet: string, fields: object): Promise<void> {
  const { etag } = await (await page.request.get(path)).json();
  const headers = { origin: new URL(page.url()).origin, "if-match": etag, "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.patch(path, { data: { set: { [facet]: fields } }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Presses the first summary line with the text. Expects the focus on its field, and no axe violation. */
async function summaryLeadsTo(page: Page, field: Locator, text = ""): Promise<void> {
  await page.getByRole("status").filter({ hasText: text }).getByRole("button").first().click();
  await expect(field.locator(":focus")).toHaveCount(1);
  expect(await officeViolations(page)).toEqual([]);
}

test("EDIT-5 a fault that prevents publishing is shown at its field, and the summary leads there", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Key) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/content/banners");
  await door.signIn();
  await expect(page.getByRole("grid", { name: text("content.banners") })).toBeVisible();

  await test.step("a banner that links to an unknown dish shows the fault at its link", async () => {
    await draft(page, `${OFFICE_PATHS.content}/banners/3`, "banners", { type: "product", product: unknown });
    await page.goto("/office/shop/content/banners?open=3");
    const field = page.getByRole("group", { name: text("content.link.product"), exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(String(unknown)));
    await summaryLeadsTo(page, field, String(unknown));
  });

  await test.step("a combo with an unknown dish shows the fault at its set; the summary opens that part", async () => {
    await draft(page, `${OFFICE_PATHS.products}/${dishes.borscht.id}`, "catalog", { "acf.combo_products": [unknown] });
    await page.goto(`/office/menu?dish=${dishes.borscht.id}`);
    await page
      .getByRole("status")
      .filter({ hasText: String(unknown) })
      .getByRole("button")
      .click();
    const field = page.getByRole("group", { name: text("dish.combo"), exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(String(unknown)));
    await expect(field.locator(":focus")).toHaveCount(1);
    expect(await officeViolations(page)).toEqual([]);
  });

  await test.step("a zone with terms for an unknown branch shows the fault at its terms", async () => {
    const path = `${OFFICE_PATHS.zones}/centr`;
    const { etag, facets } = await (await page.request.get(path)).json();
    const conditions = facets["settings#conditions"];
    const value = { "settings#conditions": [...conditions, { ...conditions[0], warehouse_id: unknown }] };
    const headers = { origin: new URL(page.url()).origin, "if-match": etag, "idempotency-key": crypto.randomUUID() };
    expect((await page.request.patch(path, { data: { value }, headers })).ok()).toBe(true);
    await page.goto("/office/shop?zone=centr");
    const field = page.getByRole("group", { name: text("zones.terms"), exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(String(unknown)));
    await summaryLeadsTo(page, field, String(unknown));
  });

  await test.step("a pause of an unknown branch shows the fault at its branches", async () => {
    await draft(page, `${OFFICE_PATHS.settings}/settings`, "settings", { app: { disable_ordering: [unknown] } });
    await page.goto("/office/shop/settings?open=pauses");
    const field = page.getByRole("group", { name: text("shopset.pauses.branches"), exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(String(unknown)));
    await summaryLeadsTo(page, field, String(unknown));
  });

  await test.step("a branch with unreadable hours shows the fault at the weekday", async () => {
    const week = { 3: { from: "late", to: "later" } };
    await draft(page, `${OFFICE_PATHS.branches}/501`, "settings#delivery_work_time", { week });
    await page.goto("/office/shop/branches?branch=501");
    const day = page.getByRole("group", { name: new RegExp(`^${text("hours.day.3")}`) });
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await summaryLeadsTo(page, day);
  });
});
