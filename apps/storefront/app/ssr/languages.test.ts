import { LANGUAGES, PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { readMessages } from "../i18n/messages/read-messages.ts";
import type { SsrDeps } from "../page-data/request/deps.ts";
import { demoDeps } from "../page-data/shop/testing-demo.ts";
import { foreignPieces } from "../page-data/shop/testing-demo-texts.ts";
import { renderPage } from "./render-page.tsx";
import { responseOf } from "./testing-answer.ts";
import { open } from "./testing-routes.ts";

/** Languages without the letters of a Russian word. */
const withoutCyrillic = LANGUAGES.filter((language) => !["ru", "be", "kk", "tt"].includes(language));
const screens = [
  "/",
  "/menu/picca",
  "/contacts",
  "/blog",
  "/gallery",
  "/brands",
  "/information",
  "/order",
  "/search",
  "/seoData",
];

/** Texts of the page, including those for screen readers. Scripts contain data, not texts. */
function wordsOf(html: string): readonly string[] {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style)\b.*?<\/\1>/gs, " ");
  const labels = [...body.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, label]) => label ?? "");
  return [...body.split(/<[^>]*>/), ...labels].map((text) => text.replace(/&#x27;|&amp;|&quot;/g, "'"));
}

describe.each(LANGUAGES)("pages in %s", (language) => {
  it("APP-3 declare their language and list languages by their own names", async () => {
    const { html } = await open(`/?lang=${language}`);
    expect(html).toContain(`<html lang="${language}"`);
    const names = [...html.matchAll(/<option value="[\w-]+" lang="([\w-]+)"[^>]*>([^<]+)</g)].map(([, code]) => code);
    expect(new Set(names)).toEqual(new Set(LANGUAGES));
    const others = [...html.matchAll(/hreflang="([\w-]+)"/g)].map(([, code]) => code);
    expect(new Set(others)).toEqual(new Set([...LANGUAGES, "x-default"]));
  });
});

describe.each(withoutCyrillic)("pages in %s", (language) => {
  it.each(screens)("APP-3 have no Russian text except the restaurant's own: %s", async (path) => {
    const { status, html } = await open(`${path}?lang=${language}`);
    expect(status).toBe(200);
    expect(wordsOf(html).flatMap(foreignPieces)).toEqual([]);
  });
});

describe("texts of a shop", () => {
  it("APP-3 replace single texts of their language only, in the server's HTML", async () => {
    const language_list = [
      { code: "ru", text: "Русский", default: true },
      { code: "de", text: "Deutsch", lang_json_data: { "cart.empty": "Noch kein Hunger?" } },
      { code: "fr", text: "Français" },
    ];
    const demo = demoDeps("default");
    const deps: SsrDeps = {
      ...demo,
      revision: "reworded",
      fetchApi: async (path, init) => {
        const answer = await demo.fetchApi(path, init);
        return path.includes(PATHS.allSettings) ? Response.json({ ...(await answer.json()), language_list }) : answer;
      },
    };
    const read = async (path: string) => {
      const answer = await renderPage(new Request(`http://shop.test${path}`), deps);
      return responseOf(answer).text();
    };
    const german = await read("/?lang=de");
    expect(german).toContain("Noch kein Hunger?");
    expect(german).toContain(readMessages("de")["cart.emptyText"]);
    expect(await read("/?lang=fr")).toContain(readMessages("fr")["cart.empty"]);
  });
});
