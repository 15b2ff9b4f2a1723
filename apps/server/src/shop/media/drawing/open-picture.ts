/**
 * Pixels of a picture that is resized. Photos of 50 megapixels are; a larger one is shown as it is, since a decoder
 * needs up to six bytes of memory for each pixel (decision 068).
 */
export const maxPixels = 64_000_000;

/** sharp, loaded at the first use. Its cache is off, since no picture is resized twice. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
