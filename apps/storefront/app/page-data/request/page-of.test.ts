import { describe, expect, it } from "vitest";
import { redirectTarget } from "../../routing/answers.ts";
import { pageOf } from "./page-of.ts";

describe("ROUTE-10 page of a long list", () => {
  const list = [1, 2, 3, 4, 5];
  const lengths = { perPage: 2, max: 6 };
  const at = (query: string) => new URL(`http://shop.test/lk/bonuses${query}`);

  it.each(["", "?page=1", "?page=0", "?page=-3", "?page=abc", "?page=1.9"])("is the first for %j", (query) => {
    expect(pageOf(list, at(query), lengths)).toEqual({ items: [1, 2], page: 1, pages: 3 });
  });

  it("has the remaining items on the last page", () => {
    expect(pageOf(list, at("?page=3"), lengths)).toEqual({ items: [5], page: 3, pages: 3 });
    expect(pageOf([], at(""), lengths)).toEqual({ items: [], page: 1, pages: 1 });
  });

  it("reports on the last page that the list is cut at its limit", () => {
    const long = [...list, 6];
    expect(pageOf(long, at("?page=3"), lengths)).toEqual({ items: [5, 6], page: 3, pages: 3, isCut: true });
    expect(pageOf(long, at("?page=2"), lengths)).toEqual({ items: [3, 4], page: 2, pages: 3 });
  });

  it.each([
    [list, "/lk/bonuses?page=3"],
    [[], "/lk/bonuses"],
  ])("is the last if the address asks for more", (items, target) => {
    const leadsTo = () => {
      try {
        return pageOf(items, at("?page=99"), lengths);
      } catch (thrown) {
        return redirectTarget(thrown);
      }
    };
    expect(leadsTo()).toBe(target);
  });
});
