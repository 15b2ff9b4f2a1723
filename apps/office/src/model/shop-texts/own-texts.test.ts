import { expect, it } from "vitest";
import { ownTextPatch, textLanguages, textVersion } from "./own-texts.ts";
import { textFault } from "./text-arguments.ts";

const facets = {
  settings: [
    { code: "ru", text: "Русский", default: true, lang_json_data: {} },
    { code: "en", text: "English", flag: "gb", lang_json_data: '{"cart.empty":"Hungry?"}' },
  ],
};

it("EDIT-4 reads, sets and removes own texts of each language and keeps the rest of the list", () => {
  expect(textLanguages({ facets }).map(({ code, own }) => [code, own])).toEqual([
    ["ru", {}],
    ["en", { "cart.empty": "Hungry?" }],
  ]);
  expect(ownTextPatch(facets, "en", "site.menu", "Our menu").value).toEqual({
    settings: [
      facets.settings[0],
      { code: "en", text: "English", flag: "gb", lang_json_data: { "cart.empty": "Hungry?", "site.menu": "Our menu" } },
    ],
  });
  expect(ownTextPatch(facets, "en", "cart.empty", null).value?.["settings"]).toMatchObject([
    {},
    { lang_json_data: {} },
  ]);
});

it("EDIT-4 requires exactly the arguments of the standard text", () => {
  expect(textFault("Позвонить {phone}", "Звоните: {phone}")).toBeNull();
  expect(textFault("Позвонить {phone}", "Звоните")).toEqual({ kind: "missing", names: "{phone}" });
  expect(textFault("Меню", "Меню {name}")).toEqual({ kind: "unknown", names: "{name}" });
  expect(textFault("Меню", "Меню {name")).toEqual({ kind: "invalid" });
  const plural = "{count, plural, one {# блюдо за {price}} other {# блюда за {price}}}";
  expect(textFault(plural, "{count} шт. по {price}")).toBeNull();
  expect(textFault(plural, "{count} шт.")).toEqual({ kind: "missing", names: "{price}" });
});

it("EDIT-7 a text that another person changed since it was opened is a conflict, other texts of the section are none", () => {
  const opened = { own: "Hungry?", etag: '"1"' };
  expect(textVersion(opened, { own: "Hungry?", etag: '"2"' })).toBe('"2"');
  expect(textVersion(opened, { own: "Peckish?", etag: '"2"' })).toBe('"1"');
});
