import { expect, test } from "vitest";
import { withTypedSince } from "./typed-since.ts";

const sent = { name: "Borscht", texts: { en: { name: "Borsch", description: "" } }, products: ["1", "2"] };

test("OFFICE-5 words typed while the form is being saved stay in it", () => {
  const saved = { ...sent, name: "Borscht" };
  const now = { ...sent, name: "Borscht with beef" };
  expect(withTypedSince(saved, sent, now)).toEqual(now);
});

test("OFFICE-5 the saved values of other fields are kept, also inside one language", () => {
  const saved = { ...sent, products: ["2", "1"], texts: { en: { name: "Theirs", description: "" } } };
  const now = { ...sent, texts: { en: { name: "Borsch", description: "Hot" } } };
  expect(withTypedSince(saved, sent, now)).toEqual({ ...saved, texts: { en: { name: "Theirs", description: "Hot" } } });
});

test("OFFICE-5 a list is one value, and a value that was removed meanwhile stays removed", () => {
  const form: { list: string[]; captions: Record<string, string> } = { list: ["1"], captions: { a: "A", b: "B" } };
  const now = { list: ["1", "2"], captions: { b: "B" } };
  expect(withTypedSince(form, form, now)).toEqual(now);
});

test("OFFICE-5 a form that nobody touched meanwhile is the saved one itself", () => {
  const saved = { ...sent };
  expect(withTypedSince(saved, sent, structuredClone(sent))).toBe(saved);
});
