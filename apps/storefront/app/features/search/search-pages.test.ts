import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dishesOnPage, nextPage, wantedDishes } from "./search-pages.ts";

const wanted = (page: string) => wantedDishes(new URL(`http://shop.test/search?q=a&page=${page}`));

describe("pages of a search", () => {
  it.each([
    ["1", 48],
    ["2", 96],
    ["2.9", 96],
    ["0", 48],
    ["-3", 48],
    ["many", 48],
    ["", 48],
    ["11", 480],
    ["1e9", 480],
    ["Infinity", 480],
  ])("API-9 reads ?page=%s as %d dishes", (page, dishes) => {
    expect(wanted(page)).toBe(dishes);
  });

  it("shows the first dishes without ?page=", () => {
    expect(wantedDishes(new URL("http://shop.test/search?q=a"))).toBe(dishesOnPage);
  });

  it('reaches every dish of a list, up to the limit, by pressing "more"', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (total) => {
        let shown = Math.min(total, dishesOnPage);
        for (let next = nextPage(shown, total); next; next = nextPage(shown, total)) {
          expect(next.more).toBeGreaterThan(0);
          const after = Math.min(total, wanted(String(next.page)));
          expect(after).toBe(shown + next.more);
          shown = after;
        }
        expect(shown).toBe(Math.min(total, 480));
      }),
    );
  });
});
