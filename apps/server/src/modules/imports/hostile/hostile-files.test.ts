import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { tableReader } from "../table/process/table-process.ts";
import { readTable } from "../table/read-table.ts";
import { TABLE_LIMITS, UnreadableTable } from "../table/table.ts";
import { headings, number, row, text, workbook } from "../testing/hostile-workbook.ts";
import { csv, judge, priced, sheet } from "../testing/judge-hostile.ts";

const koi8 = Buffer.from([
  0xee, 0xc1, 0xda, 0xd7, 0xc1, 0xce, 0xc9, 0xc5, 0x3b, 0xe3, 0xc5, 0xce, 0xc1, 0x0a, 0xf3, 0xd5, 0xd0, 0x3b, 0x31,
]);
const cp866 = Buffer.from([
  0x8d, 0xa0, 0xa7, 0xa2, 0xa0, 0xad, 0xa8, 0xa5, 0x3b, 0x96, 0xa5, 0xad, 0xa0, 0x0a, 0x91, 0xe3, 0xaf, 0x3b, 0x31,
]);
const ole = (name: string) => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(name, "utf16le")]);
const wide = (length: number) => Array.from({ length }, (_, index) => `c${index}`).join(";");

const sameText = Array.from({ length: 26 }, () => '<c t="s"><v>0</v></c>');

const tables: readonly (readonly [string, Uint8Array, readonly string[]])[] = [
  ["an empty file", Buffer.alloc(0), ["file: empty"]],
  ["a file of spaces", Buffer.from("\n\n  \n"), ["file: empty"]],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), ["file: picture"]],
  ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), ["file: picture"]],
  ["a WebP", Buffer.from("RIFF\u0001\u0002\u0003\u0000WEBPVP8 ", "latin1"), ["file: picture"]],
  ["a PDF", Buffer.from("%PDF-1.7"), ["file: pdf"]],
  ["a gzip archive", Buffer.from("1f8b0800000000000003", "hex"), ["file: archive"]],
  ["a web page", Buffer.from("<!doctype html><table><tr><td>Название"), ["file: web-page"]],
  ["a web page with the name of a workbook", Buffer.from("<html xmlns:x='excel'><body><table>"), ["file: web-page"]],
  ["a YML feed", Buffer.from('<?xml version="1.0"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd">'), ["file: xml"]],
  ["JSON", Buffer.from('[{"name":"Суп","price":1}]'), ["file: json"]],
  ["a table of 1C", Buffer.from("MOXCEL\0\u0007\0\u0001", "latin1"), ["file: mxl"]],
  ["an RTF", Buffer.from("{\\rtf1\\ansi Меню}"), ["file: word"]],
  ["a text document of an old Word", ole("WordDocument"), ["file: word"]],
  ["an SVG with a script", Buffer.from('<svg xmlns="x"><script>1</script></svg>'), ["file: picture"]],
  ["a program", Buffer.from("MZ\0\0\u0003\0\0\0", "latin1"), ["file: not-a-table"]],
  ["an Excel before 2007", ole("Workbook"), ["file: old-excel"]],
  ["an Excel with a password", ole("EncryptedPackage"), ["file: encrypted"]],
  ["KOI8-R", koi8, ["file: encoding"]],
  ["CP866", cp866, ["file: encoding"]],
  ["broken UTF-16", Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), ["file: encoding"]],
  ["headings alone", csv(""), []],
  ["no headings", Buffer.from("1;2\n3;4\n"), ["file: no-columns"]],
  ["headings of another table", Buffer.from("дата;сумма\n1;2\n"), ["file: no-columns"]],
  ["a quote that never ends", csv('"Суп;100;Новый\nБорщ;200;Новый\n'), ["file: broken"]],
  ["201 columns", Buffer.from(`${wide(201)}\n${wide(201)}\n`), ["file: too-many-columns"]],
  ["20,001 rows", csv("Суп;1;А\n".repeat(20_001)), ["file: too-many-rows"]],
  ["more than 10 MB", Buffer.alloc(TABLE_LIMITS.bytes + 1, 0x61), ["file: too-large"]],
  ["a text document of Word", zipSync({ "word/document.xml": new Uint8Array() }), ["file: word"]],
  ["a presentation", zipSync({ "ppt/presentation.xml": new Uint8Array() }), ["file: presentation"]],
  ["a binary workbook", zipSync({ "xl/workbook.bin": new Uint8Array() }), ["file: binary-excel"]],
  ["a file of Numbers", zipSync({ "Index/Document.iwa": new Uint8Array() }), ["file: numbers"]],
  [
    "an OpenDocument",
    zipSync({ mimetype: Buffer.from("x"), "content.xml": Buffer.from("<x/>") }),
    ["file: open-document"],
  ],
  ["an archive of something else", zipSync({ "a.jpg": new Uint8Array() }), ["file: archive"]],
  ["a cut archive", priced(number("1")).subarray(0, 200), ["file: broken"]],
  [
    "no sheet in the archive",
    workbook({
      rows: "",
      files: { "xl/_rels/workbook.xml.rels": '<R><Relationship Id="rId1" Target="nowhere.xml"/></R>' },
    }),
    ["file: broken"],
  ],
  [
    "XML that ends early",
    workbook({ rows: "", files: { "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row><c><v>1" } }),
    ["file: broken"],
  ],
  [
    "a path out of the archive",
    sheet(row(2, [text("Суп"), number("1"), text("Н")]), { files: { "../../etc/passwd": "x" } }),
    ["added: Суп"],
  ],
  [
    "a prototype in the archive",
    sheet(row(2, [text("Суп"), number("1"), text("Н")]), { files: { "xl/__proto__": "x" } }),
    ["added: Суп"],
  ],
  [
    "2,001 files in the archive",
    sheet("", { files: Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`x${at}`, ""])) }),
    ["file: unpacks-too-large"],
  ],
  [
    "a cell in column 16,384",
    sheet(`<row r="2">${text("Суп").replace("<c", '<c r="XFD2"')}</row>`),
    ["file: too-many-columns"],
  ],
  [
    "a million empty rows",
    sheet(row(2, [text("Суп"), number("1"), text("Н")]) + "<row/>".repeat(1_000_000)),
    ["added: Суп"],
  ],
  ["a value in row 1,048,576", sheet(row(1_048_576, [text("Суп"), number("1"), text("Н")])), ["added: Суп"]],
  [
    "a section merged over its dishes",
    sheet(row(2, [text("Суп"), number("1"), text("Супы вечера")]) + row(3, [text("Щи"), number("2"), null]), {
      after: '<mergeCells><mergeCell ref="C2:C900000"/></mergeCells>',
    }),
    ["added: Суп", "added: Щи"],
  ],
  [
    "merged cells that are no range",
    sheet(row(2, [text("Суп"), number("1"), text("Н")]), {
      after: '<mergeCells><mergeCell ref="A:Z9"/><mergeCell/></mergeCells>',
    }),
    ["added: Суп"],
  ],
  ["the same dish twice", csv("Суп;1;Н\nСуп;2;Н\n"), ["added: Суп", "fault: Суп 3/name:repeated"]],
  [
    "a picture on this machine",
    Buffer.from("Название;Цена;Фото\nСуп;1;file:///etc/passwd\n"),
    ["fault: Суп 2/images:picture-address"],
  ],
  [
    "a script as a picture",
    Buffer.from("Название;Цена;Фото\nСуп;1;javascript:alert(1)\n"),
    ["fault: Суп 2/images:picture-address"],
  ],
  ["an archive inside an archive", zipSync({ "menu.xlsx": priced(number("1")) }), ["file: archive"]],
  ["a table in the middle of an archive of tables", zipSync({ "a/menu.csv": csv("Суп;1;Н") }), ["file: archive"]],
  ["10,000 columns", Buffer.from(`${wide(10_000)}\n`), ["file: too-many-columns"]],
  ["10,000 empty columns", Buffer.from(`Название;Цена${";".repeat(10_000)}\nСуп;1\n`), ["added: Суп"]],
  [
    "headings written twice",
    Buffer.from("Название;Цена;Цена;Название\nСуп;1;2;Щи\n"),
    ["fault: Суп 2/name:cell-unclear 2/price:cell-unclear"],
  ],
  ["zero bytes in a cell", csv("Су\u0000п;1;Н\n"), ["file: not-a-table"]],
  ["zero bytes alone", Buffer.alloc(1_000), ["file: not-a-table"]],
  [
    "line ends of three kinds",
    Buffer.from("Название;Цена\r\nСуп;1\nЩи;2\r\nУха;3\n"),
    ["added: Суп", "added: Щи", "added: Уха"],
  ],
  ["a line break within quotes", csv('"Суп\r\nдня";1;Н\n'), ["added: Суп дня"]],
  ["a quote in the middle of a word", csv('Суп "дня";1;Н\n'), ['added: Суп "дня"']],
  ["one line of nine megabytes", Buffer.from(`Название;Цена\n${"ы".repeat(4_500_000)};1\n`), ["file: broken"]],
  [
    "a text of thousands of cells, stored once",
    workbook({
      rows: headings + Array.from({ length: 100 }, (_, at) => row(at + 2, sameText)).join(""),
      strings: ["ы".repeat(20_000)],
    }),
    ["file: unpacks-too-large"],
  ],
  [
    "a link to another workbook",
    sheet(row(2, [text("Суп"), "<c><f>[1]Prices!A1</f><v>100</v></c>", text("Н")]), {
      files: { "xl/externalLinks/externalLink1.xml": '<externalLink><externalBook r:id="rId1"/></externalLink>' },
    }),
    ["added: Суп"],
  ],
  [
    "an entity that grows a billion times",
    workbook({
      rows: "",
      files: {
        "xl/worksheets/sheet1.xml": `<!DOCTYPE x [<!ENTITY a "&b;&b;"><!ENTITY b "${"ы".repeat(100)}">]><worksheet><sheetData>${headings}${row(2, [text("&a;"), number("1"), text("Н")])}</sheetData></worksheet>`,
      },
    }),
    ["added: &a;"],
  ],
  [
    "XML of a hundred thousand levels",
    workbook({ rows: "", files: { "xl/worksheets/sheet1.xml": `<worksheet>${"<a>".repeat(100_000)}` } }),
    ["file: broken"],
  ],
  [
    "macros beside the sheet",
    sheet(row(2, [text("Суп"), number("1"), text("Н")]), { files: { "xl/vbaProject.bin": "Sub Auto_Open()" } }),
    ["added: Суп"],
  ],
  ["an id of no dish", Buffer.from("ID;ID размера;Название;Цена\n999999;;Суп;1\n"), ["fault: Суп 2/id:unknown-id"]],
  ["an id above all", Buffer.from("ID;ID размера;Название;Цена\n99999999999;;Суп;1\n"), ["fault: Суп 2/id:not-an-id"]],
];

describe("a hostile file", () => {
  it.each(tables)("IMPORT-1 that is %s has a named fault or a clean result", async (_title, file, expected) => {
    expect(await judge(file)).toEqual(expected);
  });

  it("IMPORT-1 that unpacks to a gigabyte is refused before it is unpacked", async () => {
    const bomb = zipOf("xl/workbook.xml", deflateRawSync(Buffer.alloc(50_000_000)), 1_000_000_000);
    const before = process.memoryUsage.rss();
    await expect(readTable(bomb)).rejects.toMatchObject({ fault: "unpacks-too-large" });
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
  });

  it("IMPORT-1 whose archive lies about its size is cut off at that size", async () => {
    const bomb = zipOf("xl/workbook.xml", deflateRawSync(Buffer.alloc(50_000_000)), 100);
    await expect(readTable(bomb)).rejects.toBeInstanceOf(UnreadableTable);
  });

  it("IMPORT-1 is read in a child process, with limits of time and memory", { timeout: 60_000 }, async () => {
    const file = csv("Суп;100;Новый\n".repeat(15_000));
    expect((await tableReader()(file)).rows).toHaveLength(15_001);
    await expect(tableReader({ maxMs: 1 })(file)).rejects.toMatchObject({ fault: "too-slow" });
    const large = sheet(row(2, [text("Суп"), number("1"), text("ы".repeat(19_000))]).repeat(1_500));
    await expect(tableReader({ maxMegabytes: 24 })(large)).rejects.toMatchObject({ fault: "too-much-memory" });
  });
});

/** An archive of one file with a false declared size. */
function zipOf(name: string, packed: Buffer, declared: number): Buffer {
  const file = Buffer.from(name);
  const fields = (signature: number, extra: number) => {
    const head = Buffer.alloc(extra === 0 ? 30 : 46);
    head.writeUInt32LE(signature, 0);
    const at = extra === 0 ? 8 : 10;
    head.writeUInt16LE(8, at);
    head.writeUInt32LE(packed.length, at + 10);
    head.writeUInt32LE(declared, at + 14);
    head.writeUInt16LE(file.length, at + 18);
    return head;
  };
  const local = Buffer.concat([fields(0x04034b50, 0), file, packed]);
  const central = Buffer.concat([fields(0x02014b50, 16), file]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
