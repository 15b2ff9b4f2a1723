/**
 * Maximum pixels of a picture that is resized; a photo of 50 megapixels fits. A larger one is served unchanged, because
 * a decoder needs up to six bytes of memory per pixel (decision 068).
 */
export const maxPixels = 64_000_000;

/** Loads sharp on first use. Its cache is off, because no picture is resized twice. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
