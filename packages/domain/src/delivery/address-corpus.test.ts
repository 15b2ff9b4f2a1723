import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseAddress } from "./address-text.ts";

/** Each line: the text as written | street | house | flat | entrance | floor | door phone. */
const corpus = readFileSync(new URL("./testing/written-addresses.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" | "));

it.each(corpus)("keeps every part of a written address: %s", (text, ...parts) => {
  const { words, house, apartment, entrance, floor, intercom } = parseAddress(text);
  const found = [words.join(" "), house ?? "", apartment, entrance, floor, intercom];
  expect(found).toEqual(found.map((_, index) => parts[index] ?? ""));
});
