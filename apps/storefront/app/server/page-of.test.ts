import { describe, expect, it } from "vitest";
import { redirectTarget } from "../routing/answers.ts";
import { pageOf } from "./page-of.ts";

describe("ROUTE-10 a page of a long list", () => {
  const list = [1, 2, 3, 4, 5];
  const at = (query: string) => new URL(`http://shop.test/lk/bonuses${query}`);

  it.each(["", "?page=1", "?page=0", "?page=-3", "?page=abc", "?page=1.9"])("is the first at %j", (query) => {
    expect(pageOf(list, at(query), 2)).toEqual({ items: [1, 2], page: 1, pages: 3 });
  });

  it("holds what is left on the last", () => {
    expect(pageOf(list, at("?page=3"), 2)).toEqual({ items: [5], page: 3, pages: 3 });
    expect(pageOf([], at(""), 2)).toEqual({ items: [], page: 1, pages: 1 });
  });

  it.each([
    [list, "/lk/bonuses?page=3"],
    [[], "/lk/bonuses"],
  ])("is the last where the address asks for more", (items, target) => {
    const leadsTo = () => {
      try {
        return pageOf(items, at("?page=99"), 2);
      } catch (thrown) {
        return redirectTarget(thrown);
      }
    };
    expect(leadsTo()).toBe(target);
  });
});
