import { expect, it } from "vitest";
import { parseAddress } from "./address-text.ts";
import { writtenDoors } from "./testing/written-doors.ts";
import { writtenHouses } from "./testing/written-houses.ts";

const corpus = `${writtenHouses}${writtenDoors}`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [text = "", ...parts] = line.split(" | ");
    return { text, parts };
  });

it.each(corpus)("keeps every part of a written address: $text", ({ text, parts }) => {
  const { words, house, apartment, entrance, floor, intercom } = parseAddress(text);
  const found = [words.join(" "), house ?? "", apartment, entrance, floor, intercom];
  expect(found).toEqual(found.map((_, index) => parts[index] ?? ""));
});
