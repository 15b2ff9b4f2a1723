import { describe, expect, it } from "vitest";
import { requestFacts } from "./request-facts.ts";

function factsOf(path: string, cookie = "") {
  return requestFacts(new Request(`http://shop.test${path}`, { headers: { cookie } }));
}

describe("request facts", () => {
  it("APP-3 take the language from ?lang=, else the cookie, otherwise from the shop", () => {
    expect(factsOf("/?lang=en", "lang=de").languages).toEqual(["en", "de"]);
    expect(factsOf("/?lang=xx", "lang=de").languages).toEqual(["de"]);
    expect(factsOf("/", "lang=klingon").languages).toEqual([]);
    expect(factsOf("/").languages).toEqual([]);
  });

  it("APP-4 take the theme from the cookie, otherwise from the shop", () => {
    expect(factsOf("/", "a=1; theme=dark").theme).toBe("dark");
    expect(factsOf("/", "theme=sepia").theme).toBeNull();
    expect(factsOf("/").theme).toBeNull();
  });

  it("accept only a positive whole number as a branch", () => {
    expect(factsOf("/", "location=21").locationId).toBe(21);
    for (const value of ["-1", "1.5", "abc", "", "%E0%A4%A"])
      expect(factsOf("/", `location=${value}`).locationId).toBeNull();
  });

  it("ENT-7 accept only an existing page type", () => {
    expect(factsOf("/", "page_type=lavka").pageType).toBe("lavka");
    expect(factsOf("/", "page_type=neo").pageType).toBeNull();
    expect(factsOf("/").pageType).toBeNull();
  });
});
