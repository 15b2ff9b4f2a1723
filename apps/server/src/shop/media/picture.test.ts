import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../overlay.ts";
import { measureAndCut } from "./picture.ts";
import { rewriteMedia } from "./rewrite.ts";

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

  it("are cut to the widths that a page asks for, none wider than they are", async () => {
    await paint("soup.webp", 960, 720);
    expect(await measureAndCut(join(folder, "soup.webp"), target)).toMatchObject({
      size: { width: 960, height: 720 },
      widths: [320, 640, 960],
    });
    for (const width of [320, 640, 960]) {
      expect((await sharp(join(target, `soup-${width}.webp`)).metadata()).width).toBe(width);
    }
    await paint("small.png", 400, 400);
    expect((await measureAndCut(join(folder, "small.png"), target)).widths).toEqual([320, 400]);
    await paint("icon.png", 64, 64);
    expect((await measureAndCut(join(folder, "icon.png"), target)).widths).toEqual([]);
  });

  it("bring their own sizes where those stand beside them", async () => {
    await paint("tea.webp", 960, 960);
    await paint("tea-320.webp", 320, 111);
    await measureAndCut(join(folder, "tea.webp"), target);
    expect(await sharp(join(target, "tea-320.webp")).metadata()).toMatchObject({ width: 320, height: 111 });
  });

  it("have no size when they are no raster pictures", async () => {
    const before = await readdir(target);
    expect(await measureAndCut(join(folder, "film.mp4"), target)).toEqual({ size: null, widths: [], files: [] });
    expect(await readdir(target)).toEqual(before);
  });

  it("get their served address in fields, lists and articles, and their size in picture objects", () => {
    const placed = { url: "/u/soup.webp?v=1", size: { width: 960, height: 720 }, widths: [320, 640, 960] };
    const media = new Map([["media/soup.webp", placed]]);
    const document: Json = {
      image: "media/soup.webp",
      images: [
        { src: "media/soup.webp", alt: "Суп" },
        { url: "media/soup.webp", width: 5, height: 4 },
      ],
      text: '<img src="media/soup.webp"> про media/soup.webp',
      plain: "media",
    };
    const { size, widths } = placed;
    expect(rewriteMedia(document, media)).toEqual({
      image: "/u/soup.webp?v=1",
      images: [
        { src: "/u/soup.webp?v=1", alt: "Суп", ...size, sizes: widths },
        { url: "/u/soup.webp?v=1", width: 5, height: 4, sizes: widths },
      ],
      text: '<img src="/u/soup.webp?v=1"> про media/soup.webp',
      plain: "media",
    });
  });
});
