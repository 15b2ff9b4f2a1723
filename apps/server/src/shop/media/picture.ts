import { copyFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { RENDITIONS, type RenditionName } from "@skatert/contract";
import { exists } from "./files.ts";

/** Widths that a page asks for below a picture's own. */
const cutWidths = [320, 640] as const;
const rasters = new Set([".webp", ".png", ".jpg", ".jpeg", ".avif"]);
const webpQuality = 78;

export interface MeasuredPicture {
  /** As it is looked at: a photo that lies on its side is measured upright. */
  readonly size: { readonly width: number; readonly height: number };
  /** Widths that a page may ask for, ascending, the picture's own last; empty: it is small enough for every place. */
  readonly widths: readonly number[];
}

/** "soup.png" at 320 pixels is "soup-320.webp". */
export function variantName(file: string, width: number): string {
  return `${basename(file, extname(file))}-${width}.webp`;
}

/** What the names of a picture's sizes begin with: "dishes/soup" of "dishes/soup.png"; null of what has no sizes. */
export function stemOf(file: string): string | null {
  const ending = extname(file);
  return rasters.has(ending.toLowerCase()) ? file.slice(0, -ending.length) : null;
}

/** The link picture of "brand/logo.svg" is "brand/logo-share.jpg". */
export function renditionFile(file: string, name: RenditionName): string {
  return file.slice(0, -extname(file).length) + RENDITIONS[name].ending;
}

/** File names that a picture asked for as "soup-320.webp" may have itself: "soup.webp", "soup.png"…; none of another name. */
export function originalNames(variant: string): readonly string[] {
  const stem = /^(.+)-\d{2,5}\.webp$/.exec(variant)?.[1] ?? stemOfRendition(variant);
  return stem === null ? [] : [...rasters, ".svg"].flatMap((ending) => [stem + ending, stem + ending.toUpperCase()]);
}

function stemOfRendition(variant: string): string | null {
  const rendition = Object.values(RENDITIONS).find(({ ending }) => variant.endsWith(ending));
  return rendition === undefined ? null : variant.slice(0, -rendition.ending.length);
}

/** Whether a file named like a raster picture can be read as one; true for any other file. */
export async function isReadable(path: string): Promise<boolean> {
  return (await measure(path).catch(() => "broken")) !== "broken";
}

/** Size and widths of a picture; null of what is no raster picture. Throws on a broken one. */
export async function measure(path: string): Promise<MeasuredPicture | null> {
  if (!rasters.has(extname(path).toLowerCase())) return null;
  const sharp = await loadSharp();
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const smaller = cutWidths.filter((wanted) => wanted < width);
  return { size: { width, height }, widths: smaller.length === 0 ? [] : [...smaller, width] };
}

/**
 * Brings the sizes that need no work into `target`: those that stand beside the source, and its own as it is.
 * Answers the names that were brought.
 */
export async function bringSizes(source: string, { widths }: MeasuredPicture, target: string): Promise<string[]> {
  const brought: string[] = [];
  for (const width of widths) {
    const name = variantName(source, width);
    const beside = join(dirname(source), name);
    const isOwn = width === widths.at(-1) && extname(source) === ".webp";
    const from = (await exists(beside)) ? beside : isOwn ? source : null;
    if (from === null) continue;
    await copyFile(from, join(target, name));
    brought.push(name);
  }
  return brought;
}

/** A picture at a width, upright, as WebP. Throws on a broken one. */
export async function cutTo(source: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(source).autoOrient().resize({ width }).webp({ quality: webpQuality }).toBuffer();
}

/** Loaded when it is first needed; it keeps nothing of what it has seen, since no picture is cut twice. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
