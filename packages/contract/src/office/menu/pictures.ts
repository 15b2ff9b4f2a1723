import * as z from "zod/mini";

/** Bounds of an uploaded picture. The office shrinks photos to `side` before it sends them. */
export const PICTURE_LIMITS = { bytes: 12 * 1024 * 1024, side: 3_000 } as const;

/** `POST /api/office/pictures`: a stored picture. In a document: `{ src: address, width, height, sizes }`. */
export const UploadedPictureSchema = z.looseObject({
  address: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths in pixels that pages may request; empty: the picture is small. */
  sizes: z.array(z.int()),
});
export type WireUploadedPicture = z.infer<typeof UploadedPictureSchema>;
