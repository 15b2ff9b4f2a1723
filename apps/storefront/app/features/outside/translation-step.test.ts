import { describe, expect, it } from "vitest";
import { type TranslationFacts, translationStep } from "./translation-step.ts";

const widget = {
  url: "https://translate.test/element.js",
  languages: [{ code: "fr", name: "Français" }],
  forOwn: true,
};
const facts: TranslationFacts = {
  translator: widget,
  own: ["ru", "en", "de"],
  shown: "ru",
  chosen: "de",
  isAddressed: false,
  wasSwitched: false,
  cookie: null,
};

describe("translate handler", () => {
  it("STATE-6 switches a page in ru to the chosen language of the shop, once", () => {
    expect(translationStep(facts)).toEqual({ kind: "page", language: "de" });
    expect(translationStep({ ...facts, wasSwitched: true })).toEqual({ kind: "nothing" });
  });

  it("STATE-6 does nothing if ru is chosen, nothing is chosen, or the address has a language", () => {
    expect(translationStep({ ...facts, chosen: "ru" })).toEqual({ kind: "nothing" });
    expect(translationStep({ ...facts, chosen: null })).toEqual({ kind: "nothing" });
    expect(translationStep({ ...facts, isAddressed: true })).toEqual({ kind: "nothing" });
  });

  it("STATE-6 never switches from another language than ru", () => {
    expect(translationStep({ ...facts, shown: "en" })).toEqual({ kind: "nothing" });
  });

  it("STATE-6 leaves the widget's languages to the widget: the cookie once, the widget on every page", () => {
    const french = { ...facts, chosen: "fr" };
    expect(translationStep(french)).toEqual({ kind: "widget", language: "fr", writesCookie: true });
    const later = { ...french, wasSwitched: true, cookie: "/ru/fr" };
    expect(translationStep(later)).toEqual({ kind: "widget", language: "fr", writesCookie: false });
    expect(translationStep({ ...later, cookie: null })).toEqual({ kind: "nothing" });
    expect(translationStep({ ...french, chosen: "tlh" })).toEqual({ kind: "nothing" });
  });

  it("STATE-6 lets the widget translate the menu of a shop language unless the backend does", () => {
    const german = { ...facts, shown: "de", chosen: null };
    expect(translationStep(german)).toMatchObject({ kind: "widget", language: "de" });
    expect(translationStep({ ...german, translator: { ...widget, forOwn: false } })).toEqual({ kind: "nothing" });
    expect(translationStep({ ...german, translator: { ...widget, url: null } })).toEqual({ kind: "nothing" });
  });
});
