import { copyFile, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";

/** Widths that a page asks for below a picture's own. */
const cutWidths = [320, 640] as const;
const rasters = new Set([".webp", ".png", ".jpg", ".jpeg", ".avif"]);
const webpQuality = 78;

export interface CutPicture {
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly widths: readonly number[];
  /** Names of the files made in the target folder, the picture itself not among them. */
  readonly files: readonly string[];
}

/** "soup.png" at 320 pixels is "soup-320.webp". */
export function variantName(file: string, width: number): string {
  return `${basename(file, extname(file))}-${width}.webp`;
}

/** Whether a file named like a raster picture can be read as one; true for any other file. */
export async function isReadable(path: string): Promise<boolean> {
  if (!rasters.has(extname(path).toLowerCase())) return true;
  const { default: sharp } = await import("sharp");
  return sharp(path)
    .metadata()
    .then(() => true)
    .catch(() => false);
}

/**
 * Measures a picture and brings its smaller sizes into `target`: those that stand beside the source
 * are copied, missing ones are made. What is no raster picture has none. Throws on a broken picture.
 */
export async function measureAndCut(source: string, target: string): Promise<CutPicture> {
  if (!rasters.has(extname(source).toLowerCase())) return { size: null, widths: [], files: [] };
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(source).metadata();
  const smaller = cutWidths.filter((wanted) => wanted < width);
  const widths = smaller.length === 0 ? [] : [...smaller, width];
  for (const wanted of widths) {
    const name = variantName(source, wanted);
    const beside = join(dirname(source), name);
    if (await isFile(beside)) await copyFile(beside, join(target, name));
    else if (wanted === width && extname(source) === ".webp") await copyFile(source, join(target, name));
    else await sharp(source).resize({ width: wanted }).webp({ quality: webpQuality }).toFile(join(target, name));
  }
  return { size: { width, height }, widths, files: widths.map((wanted) => variantName(source, wanted)) };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
