import type { Uploads } from "../../ports/uploads/uploads.ts";
import { mediaName } from "./files.ts";

/** Thrown before a picture is stored for which the shop has no room. */
export class MediaFull extends Error {
  readonly usedBytes: number;
  readonly maxBytes: number;
  constructor(usedBytes: number, maxBytes: number) {
    super(`the pictures have ${usedBytes} of ${maxBytes} bytes`);
    this.usedBytes = usedBytes;
    this.maxBytes = maxBytes;
  }
}

export interface MediaRoom {
  readonly uploads: Uploads;
  /** Bytes of all pictures of the shop with their sizes; 0: no limit. */
  readonly maxMediaBytes: number;
}

/** Throws MediaFull if `bytes` more would exceed the limit. Exact while the store is locked. */
export async function requireMediaRoom({ uploads, maxMediaBytes }: MediaRoom, bytes: number): Promise<void> {
  if (maxMediaBytes === 0) return;
  const used = await mediaBytes(uploads);
  if (used + bytes > maxMediaBytes) throw new MediaFull(used, maxMediaBytes);
}

/** The files are the record of what is stored, so that no count of its own can differ from them. */
async function mediaBytes(uploads: Uploads): Promise<number> {
  const files = await uploads.list(mediaName(""));
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
