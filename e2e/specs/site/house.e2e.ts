import { expect, test } from "../../fixtures/shop.ts";

test.describe("the shop is up", () => {
  for (const [language, address] of [
    ["ru", "/"],
    ["en", "/?lang=en"],
  ] as const) {
    test(`the home page opens without a stray error (${language})`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("main")).toBeVisible();
    });
  }

  test("the shop answers its health checks, and documents its calls", { tag: "@phone" }, async ({ request }) => {
    for (const path of ["/healthz", "/readyz", "/api/openapi.json", "/api/docs"])
      expect((await request.get(path)).status(), path).toBe(200);
  });

  test("a call without keys cannot move an order", { tag: "@phone" }, async ({ request, operatorKeys }) => {
    const unknownOrder = "/wp-json/wc/v3/orders/999999";
    const move = { data: { status: "cooking" } };
    expect((await request.put(unknownOrder, move)).status()).toBe(401);
    expect((await request.put(unknownOrder, { ...move, params: { ...operatorKeys } })).status()).toBe(404);
  });
});
