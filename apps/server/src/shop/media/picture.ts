import { copyFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { RENDITIONS, type RenditionName, stemOfWidthFile, widthFile } from "@skatert/contract";
import { loadSharp, maxPixels } from "./drawing/open-picture.ts";
import { exists } from "./files.ts";

/** Widths in pixels that a page requests below a picture's own. */
const cutWidths = [320, 640] as const;
/** Widths of a wider picture on a phone; no element of a page needs more. */
const photoWidths = [...cutWidths, 960, 1600] as const;
const maxWidth = 1600;
const rasters = new Set([".webp", ".png", ".jpg", ".jpeg", ".avif"]);

export interface MeasuredPicture {
  /** As displayed: the size after the photo's rotation is applied. */
  readonly size: { readonly width: number; readonly height: number };
  /**
   * Widths that a page may request, ascending; empty: the original is shown, because it is small or too large to
   * resize.
   */
  readonly widths: readonly number[];
}

/** "dishes/soup.png" at 320 pixels is "soup-320.webp". */
export function variantName(file: string, width: number): string {
  return widthFile(basename(file), width);
}

/** The common prefix of a picture's sizes: "dishes/soup" for "dishes/soup.png"; null for a file without sizes. */
export function stemOf(file: string): string | null {
  const ending = extname(file);
  return rasters.has(ending.toLowerCase()) ? file.slice(0, -ending.length) : null;
}

/** The link picture of "brand/logo.svg" is "brand/logo-share.jpg". */
export function renditionFile(file: string, name: RenditionName): string {
  return file.slice(0, -extname(file).length) + RENDITIONS[name].ending;
}

/** File names that the original of "soup-320.webp" may have: "soup.webp", "soup.png"…; empty for any other name. */
export function originalNames(variant: string): readonly string[] {
  const stem = stemOfWidthFile(variant) ?? stemOfRendition(variant);
  return stem === null ? [] : [...rasters, ".svg"].flatMap((ending) => [stem + ending, stem + ending.toUpperCase()]);
}

function stemOfRendition(variant: string): string | null {
  const rendition = Object.values(RENDITIONS).find(({ ending }) => variant.endsWith(ending));
  return rendition === undefined ? null : variant.slice(0, -rendition.ending.length);
}

/** Whether a file with the name of a raster picture can be read as one; true for any other file. */
export async function isReadable(path: string): Promise<boolean> {
  return (await measure(path).catch(() => "broken")) !== "broken";
}

/** Size and widths of a picture; null for any other file. Throws for a broken picture. */
export async function measure(path: string): Promise<MeasuredPicture | null> {
  if (!rasters.has(extname(path).toLowerCase())) return null;
  const sharp = await loadSharp();
  // Reads only the header and without a pixel limit, so that an oversized picture is recognised by its size.
  const { width, height } = (await sharp(path, { limitInputPixels: false }).metadata()).autoOrient;
  return { size: { width, height }, widths: widthsOf({ width, height }) };
}

function widthsOf(size: MeasuredPicture["size"]): readonly number[] {
  if (isOversized(size)) return [];
  if (size.width > maxWidth) return photoWidths;
  const smaller = cutWidths.filter((wanted) => wanted < size.width);
  return smaller.length === 0 ? [] : [...smaller, size.width];
}

/** Whether a picture has too many pixels to resize; pages then show the file itself. */
export function isOversized({ width, height }: MeasuredPicture["size"]): boolean {
  return width * height > maxPixels;
}

/** The message about an oversized picture, for `check` and the log. */
export function oversizedText(file: string, { width, height }: MeasuredPicture["size"]): string {
  const max = Math.floor(maxPixels / 1_000_000);
  return `${file} has ${width} × ${height} pixels and is shown as it is: save it smaller, below ${max} megapixels`;
}

/**
 * Copies the sizes that need no resizing into `target`: those beside the source, and the source itself. Returns the
 * names of the copies.
 */
export async function copySizes(source: string, { size, widths }: MeasuredPicture, target: string): Promise<string[]> {
  const brought: string[] = [];
  for (const width of widths) {
    const name = variantName(source, width);
    const beside = join(dirname(source), name);
    const isOwn = width === size.width && extname(source) === ".webp";
    const from = (await exists(beside)) ? beside : isOwn ? source : null;
    if (from === null) continue;
    await copyFile(from, join(target, name));
    brought.push(name);
  }
  return brought;
}
