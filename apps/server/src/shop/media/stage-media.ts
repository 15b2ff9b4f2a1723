import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { RENDITION_NAMES } from "@skatert/contract";
import { drawHere } from "./drawing/picture-task.ts";
import { hasMetadata } from "./drawing/without-metadata.ts";
import { exists, hashOf, mediaAddress, mediaHome } from "./files.ts";
import { copySizes, isOversized, measure, oversizedText, renditionFile, variantName } from "./picture.ts";
import type { MediaByPath, PlacedMedia } from "./rewrite.ts";

/** The record of the files that imports have placed, beside them. */
export const ledgerName = ".media.json";

/** The record of a file, with which an unchanged file is not read again. */
export interface LedgerEntry {
  readonly bytes: number;
  readonly modified: number;
  readonly hash: string;
  readonly size: PlacedMedia["size"];
  readonly widths: readonly number[];
}

/** A picture whose sizes are still to be made. */
export interface UncutPicture {
  /** Path below the shop's media: "dishes/soup.png". */
  readonly file: string;
  /** Hash of the content to resize. */
  readonly hash: string;
  readonly widths: readonly number[];
}

export interface StagedMedia {
  readonly media: MediaByPath;
  /** Number of new or changed files. */
  readonly changed: number;
  /** Pictures whose sizes are neither in the folder nor already made; until then the original is served. */
  readonly uncut: readonly UncutPicture[];
  /** Messages about pictures that are too large to resize, one line each. */
  readonly oversized: readonly string[];
  /** Moves the staged files into place, once; nothing that is served changes before. */
  place(): Promise<void>;
  /** Deletes the staged files. */
  discard(): Promise<void>;
}

/**
 * Copies media of a shop folder beside their places in the data folder, with the sizes in the folder; unchanged files
 * are skipped. Nothing is resized here. `paths` are "media/…" paths that exist in the folder.
 */
export async function stageMedia(folder: string, dataDir: string, paths: readonly string[]): Promise<StagedMedia> {
  const target = mediaHome(dataDir);
  await mkdir(target, { recursive: true });
  const stage = await mkdtemp(join(target, ".stage-"));
  const ledger = await readLedger(target);
  const next: Record<string, LedgerEntry> = {};
  const staged = new Set<string>();
  const replaced = new Set<string>();
  for (const path of paths) {
    const relative = path.slice("media/".length);
    const { entry, files } = await stageOne(join(folder, path), { stage, target, relative, known: ledger[relative] });
    next[relative] = entry;
    for (const file of files) staged.add(file);
    if (files.length > 0) for (const name of madeOf(relative, ledger[relative] ?? entry)) replaced.add(name);
  }
  // Sizes of a replaced picture would be served for the new one. A picture that merely has such a name remains.
  const outdated = [...replaced].filter((name) => !staged.has(name) && next[name] === undefined);
  let placed = false;
  return {
    media: new Map(Object.entries(next).map(([relative, entry]) => [`media/${relative}`, placedAt(relative, entry)])),
    changed: staged.size,
    uncut: await uncutOf(
      next,
      async (name) => staged.has(name) || (!outdated.includes(name) && exists(join(target, name))),
    ),
    oversized: Object.entries(next).flatMap(([relative, { size }]) =>
      size !== null && isOversized(size) ? [oversizedText(`media/${relative}`, size)] : [],
    ),
    async place() {
      if (placed) return;
      placed = true;
      for (const name of outdated) await rm(join(target, name), { force: true });
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

interface Places {
  readonly stage: string;
  readonly target: string;
  readonly relative: string;
  /** The record of the last import. */
  readonly known: LedgerEntry | undefined;
}

/** The record of a file, and its staged files: none if it is unchanged. */
async function stageOne(source: string, places: Places): Promise<{ entry: LedgerEntry; files: readonly string[] }> {
  const { relative } = places;
  const { size: bytes, mtimeMs: modified } = await stat(source);
  const known = (await exists(join(places.target, relative))) ? places.known : undefined;
  const isSame = known?.bytes === bytes && known.modified === modified;
  const hash = isSame ? known.hash : await hashOf(source);
  if (known?.hash === hash) return { entry: { ...known, bytes, modified }, files: [] };
  const copy = join(places.stage, relative);
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(source, copy);
  const picture = await measure(source);
  const sizes = picture === null ? [] : await copySizes(source, picture, dirname(copy));
  if (picture !== null) for (const name of [basename(copy), ...sizes]) await clean(join(dirname(copy), name));
  const entry = { bytes, modified, hash, size: picture?.size ?? null, widths: picture?.widths ?? [] };
  return { entry, files: [relative, ...sizes.map((name) => join(dirname(relative), name))] };
}

/** Removes the place, time and owner that a camera wrote into a picture. A sound one stays as it is. */
async function clean(copy: string): Promise<void> {
  if (await hasMetadata(copy)) await writeFile(copy, await drawHere({ kind: "clean", source: copy }));
}

/** Names of a picture's sizes, below the shop's media. */
function variantsOf(relative: string, { widths }: Pick<LedgerEntry, "widths">): readonly string[] {
  return widths.map((width) => join(dirname(relative), variantName(relative, width)));
}

/** All files that jobs may have derived from a picture. */
export function madeOf(relative: string, entry: Pick<LedgerEntry, "widths">): readonly string[] {
  return [...variantsOf(relative, entry), ...RENDITION_NAMES.map((name) => renditionFile(relative, name))];
}

async function uncutOf(
  entries: Readonly<Record<string, LedgerEntry>>,
  isThere: (name: string) => Promise<boolean>,
): Promise<readonly UncutPicture[]> {
  const uncut: UncutPicture[] = [];
  for (const [file, { hash, widths }] of Object.entries(entries)) {
    const missing: number[] = [];
    for (const width of widths) {
      const [name = ""] = variantsOf(file, { widths: [width] });
      if (!(await isThere(name))) missing.push(width);
    }
    if (missing.length > 0) uncut.push({ file, hash, widths: missing });
  }
  return uncut;
}

function placedAt(relative: string, entry: LedgerEntry): PlacedMedia {
  const path = relative.split(/[/\\]/).map(encodeURIComponent).join("/");
  return { url: `${mediaAddress}/${path}?v=${entry.hash}`, size: entry.size, widths: entry.widths };
}

/** The media of the last imports as they are served, by their path in the folder: "media/dishes/soup.webp". */
export async function placedMedia(dataDir: string): Promise<MediaByPath> {
  const ledger = await readLedger(mediaHome(dataDir));
  return new Map(Object.entries(ledger).map(([relative, entry]) => [`media/${relative}`, placedAt(relative, entry)]));
}

export async function readLedger(target: string): Promise<Readonly<Record<string, LedgerEntry>>> {
  try {
    return JSON.parse(await readFile(join(target, ledgerName), "utf8"));
  } catch {
    return {};
  }
}
