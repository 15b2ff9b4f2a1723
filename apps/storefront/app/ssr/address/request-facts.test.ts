import { describe, expect, it } from "vitest";
import { requestFacts } from "./request-facts.ts";

function factsOf(path: string, cookie = "") {
  return requestFacts(new Request(`http://shop.test${path}`, { headers: { cookie } }));
}

describe("what a request says of its page", () => {
  it("APP-3 takes the language from ?lang=, else the cookie, and leaves it to the shop otherwise", () => {
    expect(factsOf("/?lang=en", "lang=de").language).toBe("en");
    expect(factsOf("/?lang=xx", "lang=de").language).toBe("de");
    expect(factsOf("/", "lang=klingon").language).toBeNull();
    expect(factsOf("/").language).toBeNull();
  });

  it("APP-4 takes the theme from the cookie, and leaves it to the shop otherwise", () => {
    expect(factsOf("/", "a=1; theme=dark").theme).toBe("dark");
    expect(factsOf("/", "theme=sepia").theme).toBeNull();
    expect(factsOf("/").theme).toBeNull();
  });

  it("takes a branch that is a positive whole number and nothing else", () => {
    expect(factsOf("/", "location=21").locationId).toBe(21);
    for (const value of ["-1", "1.5", "abc", "", "%E0%A4%A"])
      expect(factsOf("/", `location=${value}`).locationId).toBeNull();
  });

  it("ENT-7 takes a page type that exists and nothing else", () => {
    expect(factsOf("/", "page_type=lavka").pageType).toBe("lavka");
    expect(factsOf("/", "page_type=neo").pageType).toBeNull();
    expect(factsOf("/").pageType).toBeNull();
  });
});
