import { expect, it } from "vitest";
import { editorKey } from "./editor-keys.ts";

const pressed = (key: string, more: { shiftKey?: boolean; isComposing?: boolean } = {}) =>
  editorKey({ key, shiftKey: false, isComposing: false, ...more });

it("EDIT-2 Enter and Tab save a cell and move on, Escape cancels", () => {
  expect(pressed("Enter")).toEqual({ rows: 1, columns: 0 });
  expect(pressed("Tab", { shiftKey: true })).toEqual({ rows: 0, columns: -1 });
  expect(pressed("Escape")).toBe("cancel");
  expect(pressed("a")).toBeNull();
});

it("EDIT-2 Enter that chooses a word of an input method does not save half a name", () => {
  for (const key of ["Enter", "Tab", "Escape"]) expect(pressed(key, { isComposing: true })).toBeNull();
});
