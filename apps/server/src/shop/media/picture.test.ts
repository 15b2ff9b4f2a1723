import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../documents/json.ts";
import { cutTo } from "./drawing/cut-picture.ts";
import { copySizes, measure, originalNames } from "./picture.ts";
import { rewriteMedia } from "./rewrite.ts";

const nothing = { size: { width: 0, height: 0 }, widths: [] };

describe("pictures of a shop folder", () => {
  let folder: string;
  let target: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-pictures-"));
    target = await mkdtemp(join(tmpdir(), "skatert-pictures-"));
  });
  afterAll(async () => {
    for (const path of [folder, target]) await rm(path, { recursive: true, force: true });
  });

  const paint = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#c8452d" } }).toFile(join(folder, name));

  const widthsOf = async (name: string) => (await measure(join(folder, name)))?.widths;

  it("are offered in the widths of a page, none wider than the original", async () => {
    await paint("soup.webp", 960, 720);
    expect(await measure(join(folder, "soup.webp"))).toEqual({
      size: { width: 960, height: 720 },
      widths: [320, 640, 960],
    });
    await paint("small.png", 400, 400);
    await paint("icon.png", 64, 64);
    expect([await widthsOf("small.png"), await widthsOf("icon.png")]).toEqual([[320, 400], []]);
    await paint("photo.jpg", 4000, 300);
    expect(await widthsOf("photo.jpg")).toEqual([320, 640, 960, 1600]);
  });

  it("use the sizes beside them in the folder, and a WebP its own width", async () => {
    await paint("tea.webp", 960, 960);
    await paint("tea-320.webp", 320, 111);
    const tea = join(folder, "tea.webp");
    const brought = await copySizes(tea, (await measure(tea)) ?? nothing, target);
    expect(brought).toEqual(["tea-320.webp", "tea-960.webp"]);
    expect(await sharp(join(target, "tea-320.webp")).metadata()).toMatchObject({ width: 320, height: 111 });
    expect((await readdir(target)).toSorted()).toEqual(brought);
  });

  it("are resized to a width as WebP", async () => {
    await paint("fish.png", 900, 600);
    const cut = await sharp(await cutTo(join(folder, "fish.png"), 320)).metadata();
    expect(cut).toMatchObject({ format: "webp", width: 320, height: 213 });
  });

  it("are rotated upright by their EXIF orientation", async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#c8452d" } });
    await photo.withMetadata({ orientation: 6 }).toFile(join(folder, "phone.jpg"));
    expect(await measure(join(folder, "phone.jpg"))).toEqual({
      size: { width: 600, height: 900 },
      widths: [320, 600],
    });
    const cut = await sharp(await cutTo(join(folder, "phone.jpg"), 320)).metadata();
    expect(cut).toMatchObject({ width: 320, height: 480 });
  });

  it("of more than 64 megapixels have no smaller sizes: pages show the file itself", async () => {
    await paint("poster.png", 16_000, 4_001);
    expect(await measure(join(folder, "poster.png"))).toEqual({ size: { width: 16_000, height: 4_001 }, widths: [] });
    await expect(cutTo(join(folder, "poster.png"), 320)).rejects.toThrow("pixel limit");
  });

  it("have no size unless they are raster pictures", async () => {
    expect(await measure(join(folder, "film.mp4"))).toBeNull();
  });

  it("are found by the name of one of their sizes", () => {
    expect(originalNames("soup-320.webp")).toEqual(expect.arrayContaining(["soup.webp", "soup.png", "soup.JPG"]));
    expect(originalNames("soup.webp")).toEqual([]);
  });

  it("get their served address in fields, lists and articles, and their size in objects, lists and fields", () => {
    const placed = { url: "/u/soup.webp?v=1", size: { width: 960, height: 720 }, widths: [320, 640, 960] };
    const media = new Map([["media/soup.webp", placed]]);
    const document: Json = {
      logo: "media/soup.webp",
      image: "media/soup.webp",
      images: [
        "media/soup.webp",
        { src: "media/soup.webp", alt: "Суп" },
        { url: "media/soup.webp", width: 5, height: 4 },
      ],
      text: '<img src="media/soup.webp"> про media/soup.webp',
      plain: "media",
    };
    const { size, widths } = placed;
    expect(rewriteMedia(document, media)).toEqual({
      logo: "/u/soup.webp?v=1",
      image: { src: "/u/soup.webp?v=1", ...size, sizes: widths },
      images: [
        { src: "/u/soup.webp?v=1", ...size, sizes: widths },
        { src: "/u/soup.webp?v=1", alt: "Суп", ...size, sizes: widths },
        { url: "/u/soup.webp?v=1", width: 5, height: 4, sizes: widths },
      ],
      text: '<img src="/u/soup.webp?v=1"> про media/soup.webp',
      plain: "media",
    });
  });
});
