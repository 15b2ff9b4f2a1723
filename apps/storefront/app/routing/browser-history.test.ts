import { describe, expect, it } from "vitest";
import { adoptEntry, locationOf, rewriteAddress } from "./browser-history.ts";

/** The part of a window that the history needs: one entry. */
function windowAt(address: string, state: unknown = null) {
  const location = new URL(address, "http://shop.test");
  const history = {
    state,
    replaceState(next: unknown, _: string, path?: string) {
      history.state = next;
      if (path !== undefined) location.href = new URL(path, location).href;
    },
  };
  return { location, history } as unknown as Window;
}

describe("an entry of the browser's history", () => {
  it("SCREEN-2 gets a key once and keeps it over a reload", () => {
    const page = windowAt("/menu/picca?sort=price-asc");
    const { key, pathname, search } = adoptEntry(page);
    expect([pathname, search]).toEqual(["/menu/picca", "?sort=price-asc"]);
    expect(adoptEntry(page).key).toBe(key);
  });

  const words = { title: "Пицца", description: "Печём на камне" };

  it("SEO-2 keeps its page while the address shows another one", () => {
    const page = windowAt("/");
    const shown = adoptEntry(page);
    rewriteAddress(page, shown, "/menu/picca", words);
    expect(page.location.pathname).toBe("/menu/picca");
    expect(locationOf(page)).toMatchObject({ pathname: "/", key: shown.key, says: words });
  });

  it("SEO-2 shows the page of its address after a reload", () => {
    const page = windowAt("/");
    rewriteAddress(page, adoptEntry(page), "/menu/picca", words);
    expect(adoptEntry(page).pathname).toBe("/menu/picca");
    expect(locationOf(page).pathname).toBe("/menu/picca");
    // The page of the address has its own head.
    expect(locationOf(page).says).toBeUndefined();
  });
});
