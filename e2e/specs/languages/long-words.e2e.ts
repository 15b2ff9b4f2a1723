import { expect, test } from "../../fixtures/walk.ts";

test.use({ javaScriptEnabled: false });

for (const language of ["kk", "de", "hy", "tt"] as const)
  test(`APP-3 header and opening hours in ${language} show whole words on every screen`, { tag: "@phone" }, async ({
    page,
  }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/contacts?lang=${language}`);
      const place = page.getByRole("banner").locator("button:has(svg + span)").first();
      const cut = await place.evaluate((button) =>
        [...button.querySelectorAll("span > span")].flatMap((text) => {
          const box = button.getBoundingClientRect();
          const own = text.getBoundingClientRect();
          // A wrapped part is below the line and hidden as a whole.
          const isInSight = own.top < box.bottom - 4;
          return isInSight && text.scrollWidth > text.clientWidth + 1 && text.children.length === 0
            ? [text.textContent]
            : [];
        }),
      );
      expect(cut, `${width} px`).toEqual([]);
      const wrapped = await page
        .locator("dd > span:not(.visually-hidden)")
        .evaluateAll((spans) => spans.filter((span) => span.getClientRects().length > 1).length);
      expect(wrapped, `${width} px`).toBe(0);
    }
  });
