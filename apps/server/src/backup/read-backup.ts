import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { PassThrough, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupFault, type ContentLine, type HeaderLine, readContent, readHeader } from "./backup-lines.ts";

export interface OpenBackup {
  readonly header: HeaderLine;
  /** All lines between header and end; throws BackupFault at the end of an incomplete file. */
  readonly lines: AsyncIterable<Exclude<ContentLine, { end: true }>>;
}

/** Opens a backup, compressed or not. Throws BackupFault for any other file. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const texts = textLines(path);
  const first = await texts.next();
  if (first.done === true) throw new BackupFault("the backup is empty");
  const hash = createHash("sha256").update(`${first.value}\n`);
  return { header: readHeader(first.value), lines: contentOf(texts, hash) };
}

async function* textLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = path.endsWith(".gz") ? createGunzip() : new PassThrough();
  // The loop reports a failure of either stream.
  pipeline(file, unpacked, () => undefined);
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } catch (error) {
    throw new BackupFault(`the backup cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    file.destroy();
  }
}

async function* contentOf(
  texts: AsyncIterable<string>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Exclude<ContentLine, { end: true }>> {
  const counted = { rows: 0, files: 0 };
  for await (const text of texts) {
    const line = readContent(text);
    if ("end" in line) {
      const isWhole = line.sha256 === hash.digest("hex") && line.rows === counted.rows && line.files === counted.files;
      if (!isWhole) throw new BackupFault("the backup is damaged: its checksum does not match");
      return;
    }
    hash.update(`${text}\n`);
    if ("row" in line) counted.rows += 1;
    if ("file" in line) counted.files += 1;
    yield line;
  }
  throw new BackupFault("the backup is incomplete: its end is missing");
}
