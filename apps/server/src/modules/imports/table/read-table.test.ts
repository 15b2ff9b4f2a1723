import { describe, expect, it } from "vitest";
import { readTable } from "./read-table.ts";

const csv = (text: string) => readTable(Buffer.from(text));
const cellsOf = (table: Awaited<ReturnType<typeof readTable>>) => table.rows.map(({ cells }) => cells);

describe("a csv table", () => {
  it.each([
    [",", "comma"],
    [";", "semicolon"],
    ["\t", "tab"],
    ["|", "bar"],
  ])("IMPORT-1 is read with the separator %j (%s)", async (separator) => {
    const lines = [
      ["Название", "Цена"],
      ["Борщ, с говядиной; 300|г", "390,50"],
    ];
    const text = lines.map((line) => line.map((value) => `"${value}"`).join(separator)).join("\r\n");
    expect(cellsOf(await csv(text))).toEqual(lines);
  });

  it.each(["utf-8", "utf-8 with a mark", "utf-16le", "utf-16le with a mark", "utf-16be with a mark", "windows-1251"])(
    "IMPORT-1 is read in %s",
    async (encoding) => {
      const text = "Название;Цена\nЩи «Суточные»;1 290\n";
      expect(cellsOf(await readTable(encoded(text, encoding)))).toEqual([
        ["Название", "Цена"],
        ["Щи «Суточные»", "1 290"],
      ]);
    },
  );

  it("keeps the numbers of the rows, and omits empty rows", async () => {
    expect((await csv("a;b\n\n;\n1;2\n")).rows.map(({ row }) => row)).toEqual([1, 4]);
  });
});

function encoded(text: string, encoding: string): Buffer {
  switch (encoding) {
    case "utf-8":
      return Buffer.from(text);
    case "utf-8 with a mark":
      return Buffer.from(`\ufeff${text}`);
    case "utf-16le":
      return Buffer.from(text, "utf16le");
    case "utf-16le with a mark":
      return Buffer.from(`\ufeff${text}`, "utf16le");
    case "utf-16be with a mark":
      return Buffer.from(`\ufeff${text}`, "utf16le").swap16();
    default:
      return windows1251(text);
  }
}

function windows1251(text: string): Buffer {
  const decoder = new TextDecoder("windows-1251");
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Buffer.from([...text].map((sign) => codes.get(sign) ?? 0x3f));
}
