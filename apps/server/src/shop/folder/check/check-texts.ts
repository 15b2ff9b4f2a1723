import { foundText } from "@skatert/contract";
import { isJsonObject, type Json } from "../../documents/json.ts";
import { type CheckedShop, type Finding, faultAt } from "./finding.ts";

/** Pairs that appear when UTF-8 Russian is read as Windows-1251: "Суп" becomes "РЎСѓРї". */
const garbled = /(?:[РС][\u0080-\u00bf\u0402-\u040f\u0452-\u045f\u2013-\u2122°±·»]){2,}/u;

/** Texts that another program has saved in a wrong encoding. */
export function checkTexts({ documents }: CheckedShop): readonly Finding[] {
  return documents.flatMap(({ file, content }) =>
    textsIn(content, "").flatMap(({ path, text }) =>
      text.includes("\ufffd") || garbled.test(text)
        ? [faultAt({ file, path }, `readable text, found ${foundText(text)}: it was saved in another encoding`)]
        : [],
    ),
  );
}

function textsIn(value: Json, path: string): readonly { readonly path: string; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${path}[${index}]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, path === "" ? key : `${path}.${key}`));
}
