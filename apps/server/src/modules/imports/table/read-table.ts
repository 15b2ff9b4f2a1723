import { readCsv } from "./read-csv.ts";
import { TABLE_LIMITS, type Table, textOf, UnreadableTable } from "./table.ts";

/**
 * Reads a table file by its content, whatever its name. Throws `UnreadableTable` with the reason. Its time and memory
 * are proportional to the file, so the server calls it in a child process.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length === 0) throw new UnreadableTable("empty");
  if (bytes.length > TABLE_LIMITS.bytes) throw new UnreadableTable("too-large");
  const table = await readByContent(bytes);
  if (table.rows.length === 0) throw new UnreadableTable("empty");
  requireShort(table);
  return table;
}

function requireShort({ rows }: Table): void {
  let characters = 0;
  for (const { row, cells } of rows) {
    for (const cell of cells) characters += textOf(cell).length;
    if (characters > TABLE_LIMITS.characters) throw new UnreadableTable("unpacks-too-large", row);
  }
}

async function readByContent(bytes: Uint8Array): Promise<Table> {
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readXlsx } = await import("./xlsx/read-xlsx.ts");
    return readXlsx(bytes);
  }
  // Excel before 2007, and every Excel file with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new UnreadableTable(hasWideText(bytes, "EncryptedPackage") ? "encrypted" : "old-excel");
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) || startsWith(bytes, [0x1f, 0x8b]) || isMarkup(bytes))
    throw new UnreadableTable("not-a-table");
  return readCsv(bytes);
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function hasWideText(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, "utf16le"));
}

/** A web page or another XML file, often saved with a table's extension. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^\s*<(?:!doctype|html|\?xml|svg|table)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}
