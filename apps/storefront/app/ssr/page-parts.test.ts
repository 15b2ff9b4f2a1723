import { beforeAll, describe, expect, it, vi } from "vitest";
import { demoDeps } from "../page-data/shop/testing-demo.ts";
import { renderPage } from "./render-page.tsx";
import { responseOf } from "./testing-answer.ts";

/** The value that a build inserts. */
vi.mock(import("../page-data/assets/client-assets.ts"), async (original) => {
  const unbuilt = await original();
  const entry = { file: "assets/entry.client.js", css: ["style.css"] };
  return {
    ...unbuilt,
    manifest: { ...unbuilt.manifest, "app/start/entry.client.tsx": entry },
    styleSheets: { "style.css": ".style{}".repeat(500) },
  };
});

const path = "/menu/supy";

async function partsOf(address: string) {
  const answer = await renderPage(new Request(address), demoDeps("default"));
  const shared = (answer.body ?? []).filter(({ isShared }) => isShared).map(({ bytes }) => bytes);
  return { shared, html: await responseOf(answer).text() };
}

describe("parts shared by pages of one section", () => {
  // The first page renders every card.
  beforeAll(() => partsOf(`http://shop.test${path}`), 60_000);

  it("are the same bytes in each: style, cards, data and structured data", async () => {
    const [some, others] = [await partsOf(`http://shop.test${path}?q=a`), await partsOf(`http://shop.test${path}?q=b`)];
    expect(some.shared.length).toBeGreaterThan(2);
    for (const [index, bytes] of some.shared.entries()) expect(others.shared[index]).toBe(bytes);
    for (const mark of [".style{}", "<article", '"@type":"Menu"', '"cards":['])
      expect([mark, some.shared.some((bytes) => bytes.includes(mark))]).toEqual([mark, true]);
  });

  it("SEO-4 contain no address of another site's visitor", async () => {
    await partsOf(`http://shop.test${path}`);
    const { html } = await partsOf(`http://other.test${path}`);
    expect(html).toContain('"item":"http://other.test/menu/');
    expect(html).not.toContain("http://shop.test");
  });
});
