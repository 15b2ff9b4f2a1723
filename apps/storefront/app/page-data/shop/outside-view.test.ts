import { settingsFromWire } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { contentLanguage, outsideView } from "./outside-view.ts";

const own = [{ code: "ru", default: true }, { code: "de" }];

function settings(wire: object) {
  const read = settingsFromWire({ language_list: own, ...wire });
  if (read === null) throw new Error("no settings");
  return read;
}

describe("outside services of a page", () => {
  it("EXT-3 are null if none is configured", () => {
    expect(outsideView(settings({ include: { metrix: "", scripts: [] }, use_google_translate: true }))).toBeNull();
  });

  it("EXT-3 name files, but no code and no key", () => {
    const view = outsideView(
      settings({ include: { metrix: "secretCode()" }, chat_widget: "//c.test/x.js", map: { yandex_api_key: "k3y" } }),
    );
    expect(view).toMatchObject({
      scripts: [{ src: expect.stringMatching(/^\/outside\/[\da-f]{16}\.js$/) }],
      chat: [{ src: "https://c.test/x.js" }],
      hasMaps: true,
    });
    expect(JSON.stringify(view)).not.toMatch(/secretCode|k3y/);
  });

  it("STATE-6 offer the widget's languages beside the shop's own, each by its own name", () => {
    const google = {
      translate_active: true,
      use_google_translate: true,
      google_languages_list: ["de", "eo", "sw", "?"],
    };
    const { translator } = outsideView(settings(google)) ?? {};
    expect(translator?.languages.map(({ code }) => code)).toEqual(["eo", "sw"]);
    expect(translator).toMatchObject({ forOwn: true, url: expect.stringContaining("translate.google.com") });
    expect(outsideView(settings({ ...google, use_backend_translate: true }))?.translator?.forOwn).toBe(false);
    expect(outsideView(settings({ ...google, translate_only_interface: true }))?.translator).toMatchObject({
      url: null,
      languages: [],
    });
  });
});

describe("language of the menu", () => {
  it.each([
    [{}, "de"],
    [{ translate_active: true }, "ru"],
    [{ translate_active: true, use_backend_translate: true }, "de"],
    [{ translate_active: true, use_backend_translate: true, translate_only_interface: true }, "ru"],
    [{ translate_only_interface: true }, "de"],
  ] as const)("STATE-6 of a page in de with %o is %s", (wire, language) => {
    expect(contentLanguage(settings(wire), "de")).toBe(language);
  });
});
