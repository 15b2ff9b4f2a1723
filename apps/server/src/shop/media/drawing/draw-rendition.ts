import { extname } from "node:path";
import type { Sharp } from "sharp";
import { loadSharp, maxPixels } from "./open-picture.ts";

/** Size and media type of a rendition (RENDITIONS of the contract, which this file does not load). */
export interface RenditionShape {
  readonly width: number;
  readonly height: number;
  readonly type: "image/jpeg" | "image/png";
}

const jpegQuality = 82;
/** Share of the picture that a logo takes, because messengers and phones crop corners. */
const markShare = 0.6;
/** Sharp's default density for an SVG, dots per inch, and its maximum. */
const usualDensity = 72;
const highestDensity = 2400;

/**
 * A picture at the exact size of a rendition. A photo is cropped to fill it. A drawing or a transparent picture counts
 * as a logo and is fitted whole on `background`; icons stay transparent. Throws for a broken or oversized picture.
 */
export async function drawRendition(
  source: string,
  { width, height, type }: RenditionShape,
  background: string,
): Promise<Buffer> {
  const { picture, isMark } = await openAt(source, width);
  if (type === "image/png") {
    return picture.resize({ width, height, fit: "contain", background: "#0000" }).png().toBuffer();
  }
  if (!isMark) return picture.resize({ width, height, fit: "cover" }).jpeg({ quality: jpegQuality }).toBuffer();
  const inner = { width: Math.round(width * markShare), height: Math.round(height * markShare) };
  const mark = await picture
    .resize({ ...inner, fit: "inside" })
    .png()
    .toBuffer();
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: mark, gravity: "centre" }])
    .jpeg({ quality: jpegQuality })
    .toBuffer();
}

/** Opens a drawing at a density that is sharp at `width`. */
async function openAt(source: string, width: number): Promise<{ readonly picture: Sharp; readonly isMark: boolean }> {
  const sharp = await loadSharp();
  const isDrawing = extname(source).toLowerCase() === ".svg";
  const known = await sharp(source).metadata();
  const limit = { limitInputPixels: maxPixels };
  if (!isDrawing) return { picture: sharp(source, limit).autoOrient(), isMark: known.hasAlpha };
  const density = Math.min(highestDensity, Math.ceil((usualDensity * width) / Math.max(1, known.width)));
  return { picture: sharp(source, { ...limit, density: Math.max(usualDensity, density) }), isMark: true };
}
