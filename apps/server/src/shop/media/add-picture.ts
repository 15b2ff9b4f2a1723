import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "../../database/store.ts";
import type { JsonObject } from "../documents/json.ts";
import type { DrawPicture } from "./drawing/picture-task.ts";
import { hasMetadata } from "./drawing/without-metadata.ts";
import { hashOf, mediaAddress, mediaName } from "./files.ts";
import { withMediaLock } from "./media-lock.ts";
import { type MediaRoom, requireMediaRoom } from "./media-room.ts";
import { isOversized, type MeasuredPicture, measure } from "./picture.ts";
import { schedulePictures } from "./picture-jobs.ts";
import { seemsComplete, sniff } from "./sniff-picture.ts";

export type PictureFault = "not-a-picture" | "broken" | "too-large";

export class PictureRefused extends Error {
  readonly reason: PictureFault;
  constructor(reason: PictureFault) {
    super(reason);
    this.reason = reason;
  }
}

/** Kinds that a browser shows and that contain no script. */
const endings: Readonly<Record<string, string>> = { JPEG: "jpg", PNG: "png", WebP: "webp", AVIF: "avif" };
const headBytes = 512;
/** Width at which a picture is drawn to prove that it can be decoded. */
const trialWidth = 320;

export interface AddedPicture {
  /** Folder below the shop's media. */
  readonly folder: string;
  /** Name without its ending; the same name and content give the same file. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly alt: string;
}

/** A picture as it is served. */
export interface PlacedPicture {
  readonly src: string;
  readonly size: MeasuredPicture["size"];
  readonly widths: readonly number[];
}

export interface PictureHome extends MediaRoom {
  readonly store: Store;
  readonly now: number;
  /** Decodes the picture in a child process: one that breaks there is refused. */
  readonly draw: DrawPicture;
}

/** Like `placePicture`; returns the picture in the form of a dish's field. */
export async function addPicture(home: PictureHome, picture: AddedPicture): Promise<JsonObject> {
  const { src, size, widths } = await placePicture(home, picture);
  return { ...size, ...(widths.length === 0 ? {} : { sizes: widths }), src, alt: picture.alt };
}

/**
 * Puts one picture beside those of the shop folder, without the place, time and owner that a camera wrote into it, and
 * schedules its smaller sizes. The content decides: SVG with
 * scripts and a web page named `.jpg` are refused, and so is a picture that is too large to resize. Throws
 * PictureRefused, and MediaFull if the shop has no room for another picture.
 */
export async function placePicture(home: PictureHome, { folder, name, bytes }: Omit<AddedPicture, "alt">) {
  const { store, uploads, now } = home;
  const kind = sniff(bytes.subarray(0, headBytes));
  const ending = kind === null ? undefined : endings[kind];
  if (kind === null || ending === undefined) throw new PictureRefused("not-a-picture");
  if (!seemsComplete(kind, bytes)) throw new PictureRefused("broken");
  const file = `${folder}/${name}.${ending}`;
  const stored = mediaName(file);
  // Again under the lock; here it spares the work on a picture that has no room.
  if (!(await uploads.has(stored))) await requireMediaRoom(home, bytes.length);
  const { size, widths, hash, served } = await inspect(uploads.scratch, ending, bytes, home.draw);
  await withMediaLock(store, async (tx) => {
    if (!(await uploads.has(stored))) await requireMediaRoom(home, served.length);
    // Also if it was sent before, because the sweep of uploads keeps recent ones.
    await uploads.put(stored, served, now);
    if (widths.length > 0) await schedulePictures(tx, [{ file, hash, widths }], now);
  });
  const src = `${mediaAddress}/${file.split("/").map(encodeURIComponent).join("/")}?v=${hash}`;
  return { src, size, widths } satisfies PlacedPicture;
}

/** Measures, decodes and cleans under a hidden name, so that only a readable picture is ever served. */
async function inspect(
  folder: string,
  ending: string,
  bytes: Buffer,
  draw: DrawPicture,
): Promise<MeasuredPicture & { readonly hash: string; readonly served: Buffer }> {
  const hidden = join(folder, `${randomUUID()}.${ending}`);
  const refuse = () => {
    throw new PictureRefused("broken");
  };
  try {
    await writeFile(hidden, bytes);
    const measured = await measure(hidden).catch(() => null);
    if (measured === null) throw new PictureRefused("broken");
    if (isOversized(measured.size)) throw new PictureRefused("too-large");
    const width = Math.min(measured.size.width, trialWidth);
    await draw({ kind: "cut", source: hidden, width }).catch(refuse);
    if (!(await hasMetadata(hidden))) return { ...measured, hash: await hashOf(hidden), served: bytes };
    const served = await draw({ kind: "clean", source: hidden }).catch(refuse);
    await writeFile(hidden, served);
    return { ...measured, hash: await hashOf(hidden), served };
  } finally {
    await rm(hidden, { force: true });
  }
}
