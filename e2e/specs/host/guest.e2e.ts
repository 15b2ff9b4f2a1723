import { shopBeforeSpecHost } from "../../fixtures/shop-before-spec-host.ts";
import { expect } from "../../fixtures/walk.ts";

const test = shopBeforeSpecHost();

const screens = ["/", "/menu/supy", "/o-nas", "/gallery", "/contacts", "/blog", "/blog/kak-my-pechem", "/order"];

test.describe("a guest before a host of the specification alone", () => {
  test("API-3 sees every screen", { tag: "@phone" }, async ({ shopper, page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`);
    });
    for (const screen of screens) {
      await shopper.open(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(failed).toEqual([]);
  });
});
