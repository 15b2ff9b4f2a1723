import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BackupFault, type ContentLine, type HeaderLine, readContent, readHeader } from "./backup-lines.ts";

export interface OpenBackup {
  readonly header: HeaderLine;
  /** Everything after the header but the end; throws BackupFault at the end of a file that is not whole. */
  readonly lines: AsyncIterable<Exclude<ContentLine, { end: true }>>;
}

/** Opens a backup, compressed or not. Throws BackupFault for anything else. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const texts = textLines(path);
  const first = await texts.next();
  if (first.done === true) throw new BackupFault("the backup is empty");
  const hash = createHash("sha256").update(`${first.value}\n`);
  return { header: readHeader(first.value), lines: contentOf(texts, hash) };
}

async function* textLines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const output: Readable = path.endsWith(".gz") ? createGunzip() : new PassThrough();
  const failure: { error: unknown } = { error: null };
  const flowing = pipeline(source, output as PassThrough).catch((error: unknown) => {
    failure.error = error;
  });
  for await (const line of createInterface({ input: output, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  await flowing;
  if (failure.error !== null) throw new BackupFault(`the backup cannot be read: ${messageOf(failure.error)}`);
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
      if (!isWhole) throw new BackupFault("the backup is damaged: it is not what was written");
      return;
    }
    hash.update(`${text}\n`);
    if ("row" in line) counted.rows += 1;
    if ("file" in line) counted.files += 1;
    yield line;
  }
  throw new BackupFault("the backup is not whole: its end is missing");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
