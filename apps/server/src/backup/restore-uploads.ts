import { type FileHandle, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { ReplacedUploads, Uploads } from "../ports/uploads/uploads.ts";
import { BackupFault, type ContentLine } from "./backup-lines.ts";

/** Uploads of a backup, staged until the store is restored. */
export interface StagedUploads {
  take(line: Extract<ContentLine, { file: string } | { piece: string }>): Promise<void>;
  count(): number;
  /** Moves them into place. Throws BackupFault when a file is incomplete. */
  place(): Promise<void>;
  /** Called after the store is restored: deletes the earlier uploads. */
  keep(): Promise<void>;
  /** Undoes everything unless `keep` was called. */
  discard(): Promise<void>;
}

/** Throws BackupFault if there are uploads already, unless `force`. */
export async function stageUploads(uploads: Uploads, force: boolean): Promise<StagedUploads> {
  if (!force && (await uploads.list("")).length > 0) {
    throw new BackupFault(
      `the store is not empty: ${uploads.place} holds files; to replace everything in it, use --force`,
    );
  }
  const staged = await mkdtemp(join(uploads.scratch, "restoring-"));
  const writing = fileWriter(staged);
  let replaced: ReplacedUploads | null = null;
  return {
    take: writing.take,
    count: writing.count,
    async place() {
      await writing.end();
      replaced = await uploads.replaceAll(staged);
    },
    async keep() {
      await replaced?.keep();
      replaced = null;
    },
    async discard() {
      await writing.drop();
      await replaced?.undo();
      await rm(staged, { recursive: true, force: true });
    },
  };
}

/** Writes one file after the other from their lines. */
function fileWriter(root: string) {
  let current: { readonly handle: FileHandle; readonly path: string; left: number } | null = null;
  let count = 0;

  async function end(): Promise<void> {
    if (current === null) return;
    const { handle, path, left } = current;
    current = null;
    await handle.close();
    if (left !== 0) throw new BackupFault(`the backup is damaged: ${path} is incomplete`);
  }

  return {
    end,
    count: () => count,
    async take(line: Extract<ContentLine, { file: string } | { piece: string }>): Promise<void> {
      if ("file" in line) {
        await end();
        current = { handle: await create(root, line.file), path: line.file, left: line.bytes };
        count += 1;
        return;
      }
      if (current === null) throw new BackupFault("the backup is damaged: part of a file without its name");
      const bytes = Buffer.from(line.piece, "base64");
      await current.handle.write(bytes);
      current.left -= bytes.length;
    },
    async drop(): Promise<void> {
      await current?.handle.close();
      current = null;
    },
  };
}

/** Creates a file below the root. Refuses a name outside of it, which no backup of ours contains. */
async function create(root: string, name: string): Promise<FileHandle> {
  const path = resolve(root, name);
  if (!path.startsWith(root + sep)) throw new BackupFault(`the backup has a file outside its folder: ${name}`);
  await mkdir(dirname(path), { recursive: true });
  return open(path, "wx");
}
