import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderOfUploads, mediaHome } from "../../../testing/stores/uploads.ts";
import { stageMedia } from "../stage-media.ts";
import { hasMetadata, withoutMetadata } from "./without-metadata.ts";

const owner = "Anna Owner";

/** A photo of a phone: 40 × 20 pixels held sideways, with a place, an owner and a wide colour profile. */
function phonePhoto(format: "jpeg" | "png" | "webp" | "avif"): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "#a33" } })
    .withIccProfile("p3")
    .withExif({
      IFD0: { Copyright: owner, Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "57/1 37/1 0/1" },
    })
    .toFormat(format)
    .toBuffer();
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "skatert-metadata-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(["jpeg", "png", "webp", "avif"] as const)("a %s of a phone", (format) => {
  it("loses place and owner, and keeps its orientation, format and profile", async () => {
    const source = join(folder, `photo.${format}`);
    const photo = await phonePhoto(format);
    expect(photo.includes(owner)).toBe(true);
    await writeFile(source, photo);
    expect(await hasMetadata(source)).toBe(true);
    const before = await sharp(photo).metadata();
    const cleaned = await withoutMetadata(source);
    const after = await sharp(cleaned).metadata();
    expect(after).toMatchObject({ format: before.format, ...before.autoOrient });
    expect([after.exif, after.xmp, after.orientation ?? 1, cleaned.includes(owner)]).toEqual([
      ...[undefined, undefined, 1, false],
    ]);
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
    await writeFile(source, cleaned);
    expect(await hasMetadata(source)).toBe(false);
  });
});

it("the import of a shop folder publishes a picture and its sizes without metadata, and others byte for byte", async () => {
  const media = join(folder, "shop", "media");
  const dataDir = join(folder, "data");
  await mkdir(media, { recursive: true });
  const plain = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();
  await writeFile(join(media, "photo.jpg"), await phonePhoto("jpeg"));
  await writeFile(join(media, "plain.jpg"), plain);
  const staged = await stageMedia(join(folder, "shop"), folderOfUploads(dataDir), [
    "media/photo.jpg",
    "media/plain.jpg",
  ]);
  await staged.place();
  expect(await hasMetadata(join(mediaHome(dataDir), "photo.jpg"))).toBe(false);
  expect((await readFile(join(mediaHome(dataDir), "plain.jpg"))).equals(plain)).toBe(true);
  const again = await stageMedia(join(folder, "shop"), folderOfUploads(dataDir), [
    "media/photo.jpg",
    "media/plain.jpg",
  ]);
  expect(again.changed).toBe(0);
  await again.discard();
});
