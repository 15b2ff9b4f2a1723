import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { measureAndCut } from "./picture.ts";
import type { MediaByPath, PlacedMedia } from "./rewrite.ts";

/** Where the shop's media stand below the data folder, and under which address. */
const home = join("uploads", "shop");
const address = "/wp-content/uploads/shop";
const ledgerName = ".media.json";

/** What is remembered of a file, so that an unchanged one is not even read again. */
interface LedgerEntry {
  readonly bytes: number;
  readonly modified: number;
  readonly hash: string;
  readonly size: PlacedMedia["size"];
  readonly widths: readonly number[];
}

export interface StagedMedia {
  readonly media: MediaByPath;
  /** Files that were new or changed. */
  readonly changed: number;
  /** Puts the staged files in their places, once; before it nothing that is served has changed. */
  place(): Promise<void>;
  /** Throws the staged files away. */
  discard(): Promise<void>;
}

/**
 * Copies media of a shop folder beside their places in the data folder, with the sizes that the
 * folder does not bring; what is there already, unchanged, is left alone.
 * `paths` are "media/…" paths that exist in the folder.
 */
export async function stageMedia(folder: string, dataDir: string, paths: readonly string[]): Promise<StagedMedia> {
  const target = join(dataDir, home);
  await mkdir(target, { recursive: true });
  const stage = await mkdtemp(join(target, ".stage-"));
  const ledger = await readLedger(target);
  const next: Record<string, LedgerEntry> = {};
  const staged: string[] = [];
  for (const path of paths) {
    const source = join(folder, path);
    const relative = path.slice("media/".length);
    const { size: bytes, mtimeMs: modified } = await stat(source);
    const known = (await exists(join(target, relative))) ? ledger[relative] : undefined;
    const isSame = known?.bytes === bytes && known.modified === modified;
    const hash = isSame ? known.hash : await hashOf(source);
    if (known?.hash === hash) {
      next[relative] = { ...known, bytes, modified };
      continue;
    }
    const cut = await stageOne(source, join(stage, relative));
    staged.push(relative, ...cut.files.map((name) => join(dirname(relative), name)));
    next[relative] = { bytes, modified, hash, size: cut.size, widths: cut.widths };
  }
  let placed = false;
  return {
    media: new Map(Object.entries(next).map(([relative, entry]) => [`media/${relative}`, placedAt(relative, entry)])),
    changed: staged.length,
    async place() {
      if (placed) return;
      placed = true;
      for (const relative of staged) {
        await mkdir(dirname(join(target, relative)), { recursive: true });
        await rename(join(stage, relative), join(target, relative));
      }
      await writeFile(join(stage, ledgerName), JSON.stringify({ ...ledger, ...next }));
      await rename(join(stage, ledgerName), join(target, ledgerName));
      await rm(stage, { recursive: true, force: true });
    },
    discard: () => rm(stage, { recursive: true, force: true }),
  };
}

async function stageOne(source: string, copy: string) {
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(source, copy);
  return measureAndCut(source, dirname(copy));
}

async function hashOf(path: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex")
    .slice(0, 8);
}

function placedAt(relative: string, entry: LedgerEntry): PlacedMedia {
  const path = relative.split(/[/\\]/).map(encodeURIComponent).join("/");
  return { url: `${address}/${path}?v=${entry.hash}`, size: entry.size, widths: entry.widths };
}

async function readLedger(target: string): Promise<Readonly<Record<string, LedgerEntry>>> {
  try {
    return JSON.parse(await readFile(join(target, ledgerName), "utf8"));
  } catch {
    return {};
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
