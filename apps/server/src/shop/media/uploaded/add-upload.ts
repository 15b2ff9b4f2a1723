import { createHash, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PictureHome, PictureRefused, type PlacedPicture, placePicture } from "../add-picture.ts";
import { isOversized } from "../picture.ts";
import { sniff } from "../sniff-picture.ts";
import { scheduleUploadSweep, uploadFolder } from "./sweep-uploads.ts";

const headBytes = 512;
/** Bytes of a GIF up to the size of its screen. */
const gifHead = 10;

/**
 * Stores a picture from staff, named after its content: the same picture always has the same address, and another one
 * never replaces it. Of a GIF the first frame is kept. Throws PictureRefused and MediaFull.
 */
export async function addUpload(home: PictureHome, sent: Buffer): Promise<PlacedPicture> {
  const kind = sniff(sent.subarray(0, headBytes));
  const bytes = kind === "GIF" ? await firstFrame(home, sent) : sent;
  await scheduleUploadSweep(home.store.db, home.now);
  const name = createHash("sha256").update(sent).digest("hex").slice(0, 32);
  return placePicture(home, { folder: uploadFolder, name, bytes });
}

async function firstFrame({ uploads, draw }: Pick<PictureHome, "uploads" | "draw">, gif: Buffer): Promise<Buffer> {
  const isWhole = gif.length >= gifHead;
  const size = { width: isWhole ? gif.readUInt16LE(6) : 0, height: isWhole ? gif.readUInt16LE(8) : 0 };
  if (size.width === 0) throw new PictureRefused("broken");
  if (isOversized(size)) throw new PictureRefused("too-large");
  const hidden = join(uploads.scratch, `${randomUUID()}.gif`);
  try {
    await writeFile(hidden, gif);
    return await draw({ kind: "cut", source: hidden, width: size.width }).catch(() => {
      throw new PictureRefused("broken");
    });
  } finally {
    await rm(hidden, { force: true });
  }
}
