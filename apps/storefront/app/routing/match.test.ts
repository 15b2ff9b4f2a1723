import { describe, expect, it } from "vitest";
import { createMatcher } from "./match.ts";

const match = createMatcher([
  {
    id: "root",
    children: [
      { id: "home", index: true },
      {
        id: "menu",
        path: "menu/:category",
        children: [
          { id: "menu-index", index: true },
          { id: "dish", path: ":sub/:dish" },
        ],
      },
      { id: "menu-all", path: "menu/all" },
      { id: "lk", path: "lk/*" },
      { id: "page", path: ":slug" },
      { id: "rest", path: "*" },
    ],
  },
]);

const found = (path: string) => match(path)?.map(({ route }) => route.id);

describe("route matching", () => {
  it("finds the chain of routes from the outermost to the innermost", () => {
    expect(found("/")).toEqual(["root", "home"]);
    expect(found("/menu/pizza/")).toEqual(["root", "menu", "menu-index"]);
    expect(found("/menu/pizza/hot/diavola")).toEqual(["root", "menu", "dish"]);
  });

  it("prefers a literal to a parameter and a parameter to the rest", () => {
    expect(found("/menu/all")).toEqual(["root", "menu-all"]);
    expect(found("/about")).toEqual(["root", "page"]);
    expect(found("/a/b/c/d/e")).toEqual(["root", "rest"]);
    expect(found("/menu/pizza/hot")).toEqual(["root", "rest"]);
  });

  it("gives all decoded parameters of the address to every matched route", () => {
    const chain = match("/menu/%D0%BF%D0%B8%D1%86%D1%86%D0%B0/hot/diavola");
    expect(chain?.[0]?.params).toEqual({ category: "пицца", sub: "hot", dish: "diavola" });
    expect(chain?.at(-1)?.params).toEqual(chain?.[0]?.params);
  });

  it("matches no segment with a malformed escape", () => {
    expect(found("/%E0%A4%A")).toEqual(["root", "rest"]);
  });
});
