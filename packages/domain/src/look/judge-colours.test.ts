import { expect, it } from "vitest";
import { judgeColours } from "./judge-colours.ts";
import type { ShopColours } from "./palette.ts";

const none: ShopColours = { background: null, card: null, text: null, button: null, accent: null, highlight: null };
const verdict = (colours: Partial<ShopColours>, theme: "light" | "dark", use: string) =>
  judgeColours({ ...none, ...colours }, theme).find((each) => each.use === use);

it("EDIT-4 a colour with enough contrast is shown unchanged", () => {
  expect(verdict({ button: "#9c1f45" }, "light", "button")).toMatchObject({ shown: "#9c1f45", isAdjusted: false });
  expect(verdict({ text: "#000000", background: "#ffffff", card: "#ffffff" }, "light", "text")).toMatchObject({
    ratio: 21,
    least: 4.5,
    isAdjusted: false,
  });
});

it("EDIT-4 a pale button and pale text are reported with their contrast and their replacement", () => {
  const button = verdict({ button: "#ffe94d" }, "light", "button");
  expect(button?.ratio).toBeLessThan(3);
  expect(button).toMatchObject({ least: 3, isAdjusted: true });
  expect(verdict({ text: "#cccccc" }, "light", "text")).toMatchObject({ least: 4.5, isAdjusted: true });
});

it("EDIT-4 each theme is judged on its own grounds, the dark one without the text", () => {
  expect(verdict({ button: "#1d1917" }, "light", "button")?.isAdjusted).toBe(false);
  expect(verdict({ button: "#1d1917" }, "dark", "button")?.isAdjusted).toBe(true);
  expect(verdict({ text: "#111111" }, "dark", "text")).toBeUndefined();
});

it.each(["light", "dark"] as const)("EDIT-4 finds no fault with the untouched default in the %s theme", (theme) => {
  expect(judgeColours(none, theme).filter(({ ratio, least, isAdjusted }) => ratio < least || isAdjusted)).toEqual([]);
});

it("EDIT-4 judges the default colours if a shop names none, or an invalid one", () => {
  expect(judgeColours(none, "light")).toEqual(judgeColours({ ...none, text: "нет", button: "" }, "light"));
});
