import { PICTURE_LIMITS } from "@skatert/contract";
import { type Area, pixelsOf, storedSize } from "./crop-area.ts";

const quality = 0.9;

/**
 * Draws the chosen part of a photo at full resolution, at most 3,000 px, upright. Uses WebP, or JPEG if the browser
 * cannot write WebP. Throws if the photo is too large for the browser.
 */
export async function drawCrop(photo: HTMLImageElement, part: Area): Promise<Blob> {
  const { x, y, width, height } = pixelsOf(part, { width: photo.naturalWidth, height: photo.naturalHeight });
  const size = storedSize({ width, height }, PICTURE_LIMITS.side);
  const draw = (ground: string | null) => {
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    if (ground !== null) {
      context.fillStyle = ground;
      context.fillRect(0, 0, size.width, size.height);
    }
    context.imageSmoothingQuality = "high";
    context.drawImage(photo, x, y, width, height, 0, 0, size.width, size.height);
    return canvas;
  };
  const webp = await blobOf(draw(null), "image/webp");
  // A browser that cannot write WebP returns a PNG. JPEG has no transparency.
  return webp.type === "image/webp" ? webp : blobOf(draw("#fff"), "image/jpeg");
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no blob")) : resolve(blob)), type, quality),
  );
}
