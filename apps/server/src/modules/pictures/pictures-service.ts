import type { WireUploadedPicture } from "@skatert/contract";
import type { Store } from "../../database/store.ts";
import { Refusal } from "../../input/refusal.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { PictureRefused } from "../../shop/media/add-picture.ts";
import type { DrawPicture } from "../../shop/media/drawing/picture-task.ts";
import { MediaFull } from "../../shop/media/media-room.ts";
import { sniff } from "../../shop/media/sniff-picture.ts";
import { addUpload } from "../../shop/media/uploaded/add-upload.ts";

export interface PicturesDeps {
  readonly store: Store;
  readonly uploads: Uploads;
  /** Bytes of all pictures of the shop; 0: no limit. */
  readonly maxMediaBytes: number;
  readonly now: () => number;
  readonly draw: DrawPicture;
}

export type UploadPicture = (bytes: Buffer) => Promise<WireUploadedPicture>;

const headBytes = 512;

/** Stores a picture, or refuses it with a reason. */
export function createPictureUploads({ now, ...home }: PicturesDeps): UploadPicture {
  return async (bytes) => {
    // SVG is refused: it may contain scripts, and the drawing process opens no SVG from users.
    if (sniff(bytes.subarray(0, headBytes)) === "SVG") throw refused("drawing");
    try {
      const { src, size, widths } = await addUpload({ ...home, now: now() }, bytes);
      return { address: src, ...size, sizes: [...widths] };
    } catch (error) {
      if (error instanceof PictureRefused) throw refused(error.reason);
      if (error instanceof MediaFull) throw full(error);
      if (isDiskFull(error)) throw refused("no-room");
      throw error;
    }
  };
}

const texts = {
  drawing: "A drawing is no photo: send a JPEG, PNG, WebP, AVIF or GIF",
  "not-a-picture": "This is no JPEG, PNG, WebP, AVIF or GIF",
  broken: "The picture cannot be opened",
  "too-large": "The picture has too many pixels",
  "no-room": "The disk of the server is full",
} as const;

function refused(reason: keyof typeof texts): Refusal {
  return new Refusal("picture_refused", texts[reason], { reason });
}

function full({ usedBytes, maxBytes }: MediaFull): Refusal {
  const text = `The shop's pictures have ${usedBytes} of ${maxBytes} bytes (PICTURES_MAX_MB)`;
  return new Refusal("pictures_full", text, { used_bytes: usedBytes, max_bytes: maxBytes });
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}
