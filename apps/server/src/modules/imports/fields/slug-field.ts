import { cleanText } from "@skatert/contract";
import { slugOf } from "@skatert/domain";
import { textIn } from "../menu/json-fields.ts";
import type { MenuField } from "./menu-field.ts";

/** The last part of a dish's address. An article number is turned into a valid one. */
export const slug: MenuField = {
  textOf: (entry) => cleanText(textIn(entry["slug"])),
  readText: (text) => ({ text: /^[\p{L}\p{N}_.%~-]*$/u.test(text) ? text : slugOf(text) }),
  write: (_entry, text) => ({ slug: text }),
};
