import { type FileHandle, open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { outboxFile } from "./outbox.ts";

/** The present file and the archives. */
const messages = /^messages(\.\d{1,16})?\.jsonl$/;

/**
 * Removes the messages to these numbers, and those that name one, from the outbox and its archives. Keeps messages that
 * are written meanwhile. Two calls at once could restore a message, so callers queue up. `numbers`: E.164.
 */
export async function forgetInOutbox(dataDir: string, numbers: readonly string[]): Promise<void> {
  const folder = dirname(join(dataDir, outboxFile));
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) if (messages.test(name)) await forgetInFile(join(folder, name), numbers);
}

async function forgetInFile(path: string, numbers: readonly string[]): Promise<void> {
  const file = await open(path, "r+");
  try {
    const before = await readFrom(file, 0);
    const lines = before.toString("utf8").split("\n");
    const kept = lines.filter((line) => !numbers.some((number) => names(line, number)));
    if (kept.length === lines.length) return;
    const next = await open(`${path}.next`, "w", 0o600);
    try {
      await next.writeFile(kept.join("\n"));
      await rename(`${path}.next`, path);
      // A message may have been written to the former file before the new one had its name.
      await next.writeFile(await readFrom(file, before.length));
    } finally {
      await next.close();
    }
    // The former file must not remain readable on the disk.
    await file.write(Buffer.alloc(before.length), 0, before.length, 0);
  } finally {
    await file.close();
  }
}

/** Whether a line has the number, and not a longer one that begins with it. */
function names(line: string, number: string): boolean {
  for (let at = line.indexOf(number); at >= 0; at = line.indexOf(number, at + 1))
    if (!/^\d/.test(line.slice(at + number.length))) return true;
  return false;
}

async function readFrom(file: FileHandle, position: number): Promise<Buffer> {
  const { size } = await file.stat();
  const bytes = Buffer.alloc(Math.max(0, size - position));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
  return bytes.subarray(0, bytesRead);
}
