import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** One picture of the shop folder: its path under `media/` without the ending, and how it is drawn. */
export interface Picture {
  path: string;
  width: number;
  format: "webp" | "png" | "svg";
  draw(): string;
}

/** Smaller widths that stand beside every WebP, as `<path>-<width>.webp`; the import looks for these. */
export const SMALLER = [320, 640] as const;

/** What a WebP of a width may weigh, in bytes. */
const allowance = (width: number): number =>
  width <= 320 ? 12_000 : width <= 640 ? 18_000 : width <= 960 ? 50_000 : 84_000;

/** Files one picture consists of, as paths under `media/`. */
export function filesOf(picture: Picture): string[] {
  const { path, format, width } = picture;
  if (format !== "webp") return [`${path}.${format}`];
  return [`${path}.webp`, ...SMALLER.filter((small) => small < width).map((small) => `${path}-${small}.webp`)];
}

/** The demo travels with the source, so its pictures start modest; quality falls further only above the allowance. */
async function webp(pixels: Buffer, width: number): Promise<Buffer> {
  for (let quality = 67; ; quality -= 7) {
    const file = await sharp(pixels).resize({ width }).webp({ quality, effort: 5 }).toBuffer();
    if (file.byteLength <= allowance(width) || quality <= 46) return file;
  }
}

/** Draws a picture and writes all its files below `media`; answers the bytes written. */
export async function writePicture(media: string, picture: Picture): Promise<number> {
  const { path, width, format } = picture;
  const svg = picture.draw();
  await mkdir(dirname(join(media, path)), { recursive: true });
  if (format === "svg") {
    await writeFile(join(media, `${path}.svg`), svg);
    return svg.length;
  }
  const pixels = await sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();
  if (format === "png") {
    const file = await sharp(pixels).png({ palette: true, effort: 9 }).toBuffer();
    await writeFile(join(media, `${path}.png`), file);
    return file.byteLength;
  }
  let bytes = 0;
  for (const size of [width, ...SMALLER.filter((small) => small < width)]) {
    const file = await webp(pixels, size);
    await writeFile(join(media, size === width ? `${path}.webp` : `${path}-${size}.webp`), file);
    bytes += file.byteLength;
  }
  return bytes;
}
