import * as z from "zod/mini";

/** Format of a backup: lines in this order. `format` changes when an older program could not read it. */
export const backupFormat = 1;

const cell = z.union([z.string(), z.number(), z.null()]);

const HeaderLine = z.object({
  skatert: z.literal("backup"),
  format: z.int(),
  /** ISO instant. */
  at: z.string(),
  engine: z.string(),
  /** Names of the migrations of the store. */
  migrations: z.array(z.string()),
});
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const RowLine = z.object({ row: z.array(cell) });
const FileLine = z.object({ file: z.string(), bytes: z.int() });
const PieceLine = z.object({ piece: z.string() });
/** Digest of all lines before it, which proves that the file is complete. */
const EndLine = z.object({ end: z.literal(true), rows: z.int(), files: z.int(), sha256: z.string() });

/** A line of a backup after its first: rows follow their table, pieces (base64) their file. */
const ContentLine = z.union([TableLine, RowLine, FileLine, PieceLine, EndLine]);

export type Cell = z.infer<typeof cell>;
export type HeaderLine = z.infer<typeof HeaderLine>;
export type ContentLine = z.infer<typeof ContentLine>;
export type BackupLine = HeaderLine | ContentLine;

/** A backup that cannot be used or written; the message is one line for the operator. */
export class BackupFault extends Error {}

export function readHeader(text: string): HeaderLine {
  const read = HeaderLine.safeParse(parse(text));
  if (!read.success) throw new BackupFault("this file is not a backup of a shop");
  if (read.data.format !== backupFormat) {
    throw new BackupFault(`the backup has format ${read.data.format}, this program reads ${backupFormat}`);
  }
  return read.data;
}

export function readContent(text: string): ContentLine {
  const read = ContentLine.safeParse(parse(text));
  if (!read.success) throw new BackupFault("the backup is damaged: one of its lines cannot be read");
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
