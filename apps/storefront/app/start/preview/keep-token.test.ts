import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepToken } from "./keep-token.ts";

const shop = "https://shop.test";

/** A page of the shop, as far as a preview changes it. */
function pageAt(address: string) {
  const asked: Request[] = [];
  const written: unknown[] = [];
  const navigation = new EventTarget();
  const location = { href: address, origin: shop, assign: vi.fn() };
  const page = {
    location,
    navigation,
    asked,
    written,
    fetch: async (request: Request) => {
      asked.push(request);
      return new Response();
    },
    history: {
      pushState: (_state: unknown, _unused: string, url: unknown) => written.push(url),
      replaceState: (_state: unknown, _unused: string, url: unknown) => written.push(url),
    },
  };
  keepToken(page as unknown as Window, "abc");
  return page;
}

describe("EDIT-4 the token of a preview", () => {
  let page: ReturnType<typeof pageAt>;
  beforeEach(() => {
    page = pageAt(`${shop}/menu?preview=abc`);
  });

  it("goes with every request to the shop, past the browser's cache, and to no other host", async () => {
    await page.fetch(new Request(`${shop}/api/quote`, { method: "POST", body: "{}", headers: { accept: "a/b" } }));
    await page.fetch(new Request("https://counter.test/hit"));
    const [own, other] = page.asked;
    expect([own?.headers.get("x-preview"), own?.headers.get("accept"), own?.cache]).toEqual(["abc", "a/b", "no-store"]);
    expect(await own?.text()).toBe("{}");
    expect(other?.headers.has("x-preview")).toBe(false);
  });

  it("stays in the page's address", () => {
    page.history.pushState(null, "", "/menu/supy?sort=price-asc");
    page.history.replaceState(null, "", undefined);
    expect(page.written).toEqual([`${shop}/menu/supy?sort=price-asc&preview=abc`, undefined]);
  });

  it("stays in a navigation that leaves the document", () => {
    const leave = (url: string, more: object = {}) => {
      const event = new Event("navigate", { cancelable: true });
      Object.assign(event, { destination: { url, sameDocument: false }, hashChange: false, ...more });
      page.navigation.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave(`${shop}/?lang=en`)).toBe(true);
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith(`${shop}/?lang=en&preview=abc`);
    expect(leave(`${shop}/?lang=en&preview=abc`)).toBe(false);
    expect(leave("https://other.test/")).toBe(false);
    expect(leave(`${shop}/#top`, { hashChange: true })).toBe(false);
  });
});
