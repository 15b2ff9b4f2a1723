import type { Metadata } from "sharp";
import { loadSharp, maxPixels } from "./open-picture.ts";

/** Nobody sees the difference at these qualities, and a PNG loses nothing. */
const quality = { jpeg: 90, webp: 90, avif: 70 };
/** The usual effort takes a minute for a photo of a phone. */
const avifEffort = 2;

/**
 * Whether a picture has what a camera or a program wrote beside the pixels: place, time, owner, device. Reads only its
 * head. False for a picture that is too large to be drawn again.
 */
export async function hasMetadata(source: string): Promise<boolean> {
  const sharp = await loadSharp();
  const { exif, xmp, iptc, tifftagPhotoshop, comments, width, height } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  const isDrawable = width * height <= maxPixels;
  return isDrawable && ([exif, xmp, iptc, tifftagPhotoshop].some((part) => part !== undefined) || !!comments?.length);
}

/** The picture in its format without that data: upright, and with its colour profile. Throws for a broken one. */
export async function withoutMetadata(source: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: maxPixels });
  const { format, space } = await picture.metadata();
  // A browser shows no CMYK profile well, and the colours become sRGB without it.
  const upright = space === "cmyk" ? picture.autoOrient() : picture.autoOrient().keepIccProfile();
  return encoded(upright, format).toBuffer();
}

function encoded(picture: ReturnType<Awaited<ReturnType<typeof loadSharp>>>, format: Metadata["format"]) {
  if (format === "jpeg") return picture.jpeg({ quality: quality.jpeg });
  if (format === "png") return picture.png();
  if (format === "webp") return picture.webp({ quality: quality.webp });
  return picture.avif({ quality: quality.avif, effort: avifEffort });
}
