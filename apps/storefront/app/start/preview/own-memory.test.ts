import { expect, it } from "vitest";
import { ownMemory } from "./own-memory.ts";

it("EDIT-4 a preview neither reads nor writes what this browser's shop keeps, and has no service worker", () => {
  class Browser {
    get serviceWorker() {
      return {};
    }
  }
  const kept = { getItem: () => "the person's own cart" };
  const page = { localStorage: kept, sessionStorage: kept, navigator: new Browser() };
  ownMemory(page as unknown as Window);
  const { localStorage, sessionStorage } = page as unknown as Window;
  expect(localStorage.getItem("cart")).toBeNull();
  localStorage.setItem("cart", "of the preview");
  expect([localStorage.getItem("cart"), localStorage.length, localStorage.key(0)]).toEqual([
    "of the preview",
    1,
    "cart",
  ]);
  localStorage.removeItem("cart");
  localStorage.clear();
  expect([localStorage.getItem("cart"), sessionStorage.length]).toEqual([null, 0]);
  expect("serviceWorker" in page.navigator).toBe(false);
});
