import { expect, it } from "vitest";
import { commandLetter } from "./command-letter.ts";

it.each([
  ["Z in the English layout", { key: "z", code: "KeyZ" }, "z"],
  ["Shift+Z in the English layout", { key: "Z", code: "KeyZ" }, "z"],
  ["Я in the Russian layout", { key: "я", code: "KeyZ" }, "z"],
  ["Z in the German layout", { key: "z", code: "KeyY" }, "z"],
  ["A in the French layout", { key: "a", code: "KeyQ" }, "a"],
  ["Enter", { key: "Enter", code: "Enter" }, ""],
])("EDIT-2 reads %s as the command that the person means", (_, pressed, letter) => {
  expect(commandLetter(pressed)).toBe(letter);
});
