import { describe, expect, it } from "vitest";
import { kindOf } from "./request-kind.ts";

const shop = "http://shop.test";

function kind(path: string, { mode = "cors", destination = "", method = "GET" } = {}) {
  return kindOf({ method, mode, destination, url: new URL(path, shop).href }, shop);
}
const opened = { mode: "navigate", destination: "document" };

describe("requests that the worker caches", () => {
  it("EXT-1 files of the build and pictures of the shop, with and without /api", () => {
    expect(kind("/assets/first-abc.js", { destination: "script" })).toBe("asset");
    expect(kind("/wp-content/uploads/dishes/soup-480.webp?v=1", { destination: "image" })).toBe("picture");
    expect(kind("/api/wp-content/uploads/soup.webp", { destination: "image" })).toBe("picture");
  });

  it("API-9 pages of the menu and their data", () => {
    expect(kind("/", opened)).toBe("page");
    expect(kind("/menu/picca?product_id=5", opened)).toBe("page");
    expect(kind("/menu/picca/_payload.json?route=menu")).toBe("payload");
    expect(kind("/_payload.json?route=home")).toBe("payload");
  });

  it.each(["/lk", "/lk/orders", "/order", "/order/7?key=abc", "/wheel/?user_id=5", "/thanks?token=abc"])(
    "ROUTE-10 %s is private: neither the page nor its data are cached",
    (path) => {
      expect(kind(path, opened)).toBe("private-page");
      const [pathname, query] = path.split("?");
      expect(kind(`${pathname}/_payload.json?route=x&${query ?? ""}`)).toBe("other");
    },
  );

  it("leaves calls, other hosts, writes and opened files to the browser", () => {
    expect(kind("/api/wp-json/wc/auth/user/get_addresses")).toBe("other");
    expect(kind("/builds/latest.json")).toBe("other");
    expect(kind("/manifest.webmanifest")).toBe("other");
    expect(kind("https://maps.test/tile.png", { destination: "image" })).toBe("other");
    expect(kind("/menu/picca", { ...opened, method: "POST" })).toBe("other");
    expect(kind("/sitemap.xml", opened)).toBe("other");
    expect(kind("/schemas/settings.schema.json", opened)).toBe("other");
    expect(kind("/api/docs", opened)).toBe("other");
  });

  it("treats a page whose address only starts like a private one as a page", () => {
    expect(kind("/orders-and-returns", opened)).toBe("page");
  });
});
