import { loadSharp, maxPixels } from "./open-picture.ts";

const webpQuality = 78;

/** A picture resized to a width, upright, as WebP. Throws for a broken or oversized one. */
export async function cutTo(source: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: maxPixels });
  return picture.autoOrient().resize({ width }).webp({ quality: webpQuality }).toBuffer();
}
