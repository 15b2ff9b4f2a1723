import { portionParts, sumOfParts } from "@skatert/contract";
import { numberText } from "../menu/json-fields.ts";
import { readPortion } from "../values/read-weight.ts";
import type { MenuField } from "./menu-field.ts";

/** The amount of a portion. The shop keeps "350/50" as written beside its sum, by which it counts. */
export const portion: MenuField = {
  isNumber: true,
  textOf: ({ portion_parts, portion_nat_size }) =>
    portionParts(portion_parts, portion_nat_size)?.join("/") ?? numberText(portion_nat_size),
  readText: (text) => (text === "" ? { text } : readPortion(text)),
  write(_entry, text) {
    const parts = text === "" ? [] : text.split("/").map(Number);
    return {
      portion_nat_size: parts.length === 0 ? null : sumOfParts(parts),
      portion_parts: parts.length < 2 ? undefined : text,
    };
  },
};
