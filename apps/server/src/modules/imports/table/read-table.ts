import { kindOfFile, kindOfOle } from "./file-kinds.ts";
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
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableTable(kindOfOle(bytes));
  const kind = kindOfFile(bytes);
  if (kind === "json") {
    const { readForeign } = await import("../foreign/read-foreign.ts");
    return readForeign(bytes);
  }
  if (kind !== null) throw new UnreadableTable(kind);
  return readCsv(bytes);
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
