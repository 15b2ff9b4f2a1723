import type { Reading } from "./reading.ts";

const yes = [
  "да",
  "yes",
  "true",
  "1",
  "y",
  "+",
  "есть",
  "в наличии",
  "instock",
  "in stock",
  "истина",
  "v",
  "✓",
  ...["backorder", "onbackorder", "так", "иә", "ja", "sí", "si", "active"],
];
const no = [
  "нет",
  "no",
  "false",
  "0",
  "-1",
  "n",
  "-",
  "нет в наличии",
  "outofstock",
  "out of stock",
  "ложь",
  "стоп",
  ...["ні", "жоқ", "nein", "draft", "archived"],
];

/** Yes or no in the languages of the tables; a dish that may be ordered though it ran out is on sale. */
export function readFlag(text: string): Reading {
  const word = text.trim().toLowerCase();
  if (word === "") return { text: "" };
  if (yes.includes(word)) return { text: "yes" };
  return no.includes(word) ? { text: "no" } : { fault: "not-a-flag" };
}
