import { expect, it } from "vitest";
import { settingsFromWire } from "./map.ts";
import { siteSeoOf } from "./site-seo.ts";
import type { ShopSettings } from "./types.ts";

function settingsOf(wire: object): ShopSettings {
  const settings = settingsFromWire({ seo: { name: "Скатерть" }, ...wire });
  if (settings === null) throw new Error("these are settings");
  return settings;
}

it("APP-3 names the shop in the page's language, else in English, else in its default language", () => {
  const named = settingsOf({
    seo_by_langs: [
      { lang_code: "en", name: "Skatert" },
      { lang_code: "de", name: "Tischtuch" },
    ],
  });
  expect(siteSeoOf(named, "de").name).toBe("Tischtuch");
  expect(siteSeoOf(named, "fr").name).toBe("Skatert");
  expect(siteSeoOf(named, "ru").name).toBe("Скатерть");
  expect(siteSeoOf(named, "kk").name).toBe("Скатерть");
  expect(siteSeoOf(settingsOf({}), "fr").name).toBe("Скатерть");
});
