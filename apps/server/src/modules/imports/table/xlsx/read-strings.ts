import { readXml } from "./read-xml.ts";

/** The shared texts of a workbook. Readings of Japanese characters (`rPh`) are not part of a text. */
export function readStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let phonetic = 0;
  readXml(xml, {
    open(name) {
      if (name === "si") parts = [];
      else if (name === "t") isText = phonetic === 0;
      else if (name === "rPh") phonetic += 1;
    },
    text(text) {
      if (isText) parts.push(text);
    },
    close(name) {
      if (name === "si") strings.push(escapedText(parts.join("")));
      else if (name === "t") isText = false;
      else if (name === "rPh") phonetic -= 1;
    },
  });
  return strings;
}

/** Excel writes characters that XML forbids as `_x000D_`. */
export function escapedText(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
