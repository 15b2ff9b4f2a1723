import { readXml } from "./read-xml.ts";

/** Built-in number formats that show a date or a time (ECMA-376, 18.8.30). */
const builtInDates: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** For every style of a cell, whether its number is a date. */
export function readDateStyles(styles: string): readonly boolean[] {
  const custom = new Map<number, boolean>();
  const dates: boolean[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, attribute) {
      if (name === "numFmt") custom.set(Number(attribute("numFmtId")), isDateFormat(attribute("formatCode") ?? ""));
      else if (name === "cellXfs") isInCells = true;
      else if (name === "xf" && isInCells) dates.push(isDate(Number(attribute("numFmtId") ?? 0), custom));
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return dates;
}

function isDate(format: number, custom: ReadonlyMap<number, boolean>): boolean {
  return custom.get(format) ?? builtInDates.some(([from, to]) => format >= from && format <= to);
}

/** Whether a format has letters of a date outside of quoted text, colours and escapes: `dd.mm.yyyy`, `[h]:mm`. */
function isDateFormat(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"|\\./g, "")
    .replace(/\[(?:h+|m+|s+)\]/gi, "h")
    .replace(/\[[^\]]*\]/g, "");
  return /[dmyhs]/i.test(bare.replace(/general/gi, ""));
}
