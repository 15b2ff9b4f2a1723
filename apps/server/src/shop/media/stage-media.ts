import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { RENDITION_NAMES } from "@skatert/contract";
import { atOnce } from "../../ports/uploads/at-once.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { drawHere } from "./drawing/picture-task.ts";
import { hasMetadata } from "./drawing/without-metadata.ts";
import { hashOf, mediaAddress, mediaName } from "./files.ts";
import { copySizes, isOversized, measure, oversizedText, renditionFile, variantName } from "./picture.ts";
import type { MediaByPath, PlacedMedia } from "./rewrite.ts";

/** The record of the files that imports have placed, beside them. */
const ledgerName = mediaName(".media.json");

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
 * Prepares media of a shop folder for the uploads, with the sizes in the folder; unchanged files are skipped. Nothing is resized here. `paths` are "media/…" paths that exist in the folder.
 */
export async function stageMedia(folder: string, uploads: Uploads, paths: readonly string[]): Promise<StagedMedia> {
  const stage = await mkdtemp(join(uploads.scratch, "stage-"));
  const ledger = await readLedger(uploads);
  const present = new Set((await uploads.list(mediaName(""))).map(({ name }) => name));
  const isPresent = (relative: string) => present.has(mediaName(relative));
  const next: Record<string, LedgerEntry> = {};
  const staged = new Set<string>();
  const replaced = new Set<string>();
  for (const path of paths) {
    const relative = path.slice("media/".length);
    const { entry, files } = await stageOne(join(folder, path), {
      stage,
      relative,
      known: isPresent(relative) ? ledger[relative] : undefined,
    });
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
    uncut: uncutOf(next, (name) => staged.has(name) || (!outdated.includes(name) && isPresent(name))),
    oversized: Object.entries(next).flatMap(([relative, { size }]) =>
      size !== null && isOversized(size) ? [oversizedText(`media/${relative}`, size)] : [],
    ),
    async place() {
      if (placed) return;
      placed = true;
      const move = (relative: string) => uploads.moveIn(mediaName(relative), join(stage, relative));
      // A bucket that fails here has changed nothing that is served.
      await atOnce(
        [...staged].filter((name) => !isPresent(name)),
        move,
      );
      await atOnce(outdated.filter(isPresent), (name) => uploads.delete(mediaName(name)));
      await atOnce([...staged].filter(isPresent), move);
      await writeLedger(uploads, { ...ledger, ...next });
      await rm(stage, { recursive: true, force: true });
    },
    discard: () => rm(stage, { recursive: true, force: true }),
  };
}

interface Places {
  readonly stage: string;
  readonly relative: string;
  /** The record of the last import, if the file is still there. */
  readonly known: LedgerEntry | undefined;
}

/** The record of a file, and its staged files: none if it is unchanged. */
async function stageOne(source: string, places: Places): Promise<{ entry: LedgerEntry; files: readonly string[] }> {
  const { relative, known } = places;
  const { size: bytes, mtimeMs: modified } = await stat(source);
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

function uncutOf(
  entries: Readonly<Record<string, LedgerEntry>>,
  isThere: (name: string) => boolean,
): readonly UncutPicture[] {
  const uncut: UncutPicture[] = [];
  for (const [file, { hash, widths }] of Object.entries(entries)) {
    const missing: number[] = [];
    for (const width of widths) {
      const [name = ""] = variantsOf(file, { widths: [width] });
      if (!isThere(name)) missing.push(width);
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
export async function placedMedia(uploads: Uploads): Promise<MediaByPath> {
  const ledger = await readLedger(uploads);
  return new Map(Object.entries(ledger).map(([relative, entry]) => [`media/${relative}`, placedAt(relative, entry)]));
}

export async function readLedger(uploads: Uploads): Promise<Readonly<Record<string, LedgerEntry>>> {
  const text = await uploads.read(ledgerName);
  try {
    return JSON.parse(text?.toString() ?? "{}");
  } catch {
    return {};
  }
}

export async function writeLedger(uploads: Uploads, ledger: Readonly<Record<string, LedgerEntry>>): Promise<void> {
  await uploads.put(ledgerName, Buffer.from(JSON.stringify(ledger)));
}
