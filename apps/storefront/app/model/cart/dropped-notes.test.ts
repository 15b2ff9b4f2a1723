import type { Quote } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { beforeEach, expect, it } from "vitest";
import ru from "../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../i18n/dictionary/compile.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { useNotices } from "../../platform/notices.ts";
import { useCart } from "./cart-store.ts";
import { dropRefusedNotes } from "./dropped-notes.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
const noted = aCartLine({ note: "разрезать" });
const answerTo = (changes: object) =>
  ({ lines: [{ ...noted, note: undefined, giftOf: null, refusal: null, ...changes }] }) as unknown as Quote;

beforeEach(() => useCart.setState({ lines: [noted], changes: [] }));

it("MENU-15 takes a note that the dish takes no more out of the cart, and says so until it is read", () => {
  dropRefusedNotes([...useCart.getState().lines], answerTo({ noteDropped: true }), i18n);
  expect(useCart.getState().lines).toEqual([noted]);
  dropRefusedNotes(useCart.getState().lines, answerTo({ noteDropped: true }), i18n);
  const { lines, changes } = useCart.getState();
  expect(lines).toEqual([aCartLine()]);
  expect(changes).toMatchObject([{ kind: "note-dropped", note: "разрезать" }]);
  expect(JSON.stringify(useNotices.getState())).toContain("Dish 1: пожелание «разрезать» убрали");
});

it("MENU-15 leaves a note that is taken", () => {
  dropRefusedNotes(useCart.getState().lines, answerTo({ note: "разрезать" }), i18n);
  expect([useCart.getState().lines, useCart.getState().changes]).toEqual([[noted], []]);
});
