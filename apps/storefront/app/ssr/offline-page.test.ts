import { describe, expect, it } from "vitest";
import { testDeps } from "../page-data/shop/testing-shop.ts";
import { renderPage } from "./render-page.tsx";
import { renderPayload } from "./render-payload.ts";
import { responseOf } from "./testing-answer.ts";

function ask(path: string, cookie = "") {
  const request = new Request(`http://shop.test${path}`, { headers: { cookie } });
  return path.includes("_payload.json") ? renderPayload(request, testDeps({})) : renderPage(request, testDeps({}));
}

async function headerOf(path: string, cookie = "") {
  return (await ask(path, cookie)).headers["x-variant"];
}

describe("offline page instead of one that was never visited", () => {
  it("STATE-1 shows in the visitor's language that there is no connection, within the shop's frame", async () => {
    const answer = await ask("/offline", "lang=en");
    const html = await responseOf(answer).text();
    expect([answer.status, answer.scope]).toEqual([200, "public"]);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("<h1>No connection</h1>");
    expect(html).toContain("Try again");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('"failures":{"sheet":{"status":0');
  });
});

describe("pages that may be cached for offline use", () => {
  it("API-9 pages and payloads have their variant: language, branch, page type", async () => {
    expect(await headerOf("/menu/pirogi")).toBe("ru.any.default");
    expect(await headerOf("/menu/pirogi", "lang=en")).toBe("en.any.default");
    expect(await headerOf("/_payload.json?route=home")).toBe("ru.any.default");
    expect(await headerOf("/offline")).toBe("ru.any.default");
  });

  it.each(["/lk", "/lk/_payload.json?route=lk", "/place-options/_payload.json?route=place-options"])(
    "ROUTE-10 %s has no variant, so it is not cached",
    async (path) => {
      expect(await headerOf(path, "session=abc")).toBeUndefined();
    },
  );
});
