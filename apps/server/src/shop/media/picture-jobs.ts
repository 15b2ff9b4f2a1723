import { dirname, posix } from "node:path";
import type { Store } from "../../database/store.ts";
import type { Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { renewJob } from "../../jobs/job-store.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import type { DrawPicture } from "./drawing/picture-task.ts";
import { hashOf, mediaName } from "./files.ts";
import { withMediaLock } from "./media-lock.ts";
import { variantName } from "./picture.ts";
import type { UncutPicture } from "./stage-media.ts";

export const cutPictureJob = "cut-picture";

/** Schedules the missing sizes of pictures; failed jobs are tried again. */
export async function schedulePictures(tx: Tx, pictures: readonly UncutPicture[], now: number): Promise<void> {
  for (const picture of pictures) {
    const { file, hash, widths } = picture;
    await renewJob(tx, {
      id: `${cutPictureJob}:${hash}:${file}`,
      kind: cutPictureJob,
      payload: { file, hash, widths },
      runAt: now,
    });
  }
}

/**
 * Makes the sizes of one picture beside it. A repeat writes the same files. A replaced picture has its own job, so this
 * one then does nothing. Throws if the picture is broken or missing.
 */
export function cutPictureHandler(store: Store, uploads: Uploads, draw: DrawPicture): JobHandler {
  return async (payload) => {
    const { file, hash, widths } = readPayload(payload);
    const source = await unchanged(uploads, file, hash);
    if (source === null) return;
    const made = new Map<string, Buffer>();
    for (const width of widths)
      made.set(posix.join(dirname(file), variantName(file, width)), await cut(draw, file, { source, width }));
    // Under the lock sizes of an old picture cannot follow a new one.
    await withMediaLock(store, async () => {
      if ((await unchanged(uploads, file, hash)) === null) return;
      for (const [name, bytes] of made) await uploads.put(mediaName(name), bytes);
    });
  };
}

/** A picture, as a file of this machine; null if it was replaced. Throws if it is missing. */
export async function unchanged(uploads: Uploads, file: string, hash: string): Promise<string | null> {
  const source = await uploads.local(mediaName(file));
  if (source === null) throw new Error(`${file} is missing`);
  return (await hashOf(source)) === hash ? source : null;
}

async function cut(
  draw: DrawPicture,
  file: string,
  wanted: { readonly source: string; readonly width: number },
): Promise<Buffer> {
  try {
    return await draw({ kind: "cut", ...wanted });
  } catch (error) {
    throw new Error(`${file} cannot be resized: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readPayload(payload: unknown): UncutPicture {
  if (
    typeof payload === "object" &&
    payload !== null &&
    "file" in payload &&
    "hash" in payload &&
    "widths" in payload
  ) {
    const { file, hash, widths } = payload;
    if (typeof file === "string" && typeof hash === "string" && Array.isArray(widths)) {
      return { file, hash, widths: widths.filter((width) => typeof width === "number") };
    }
  }
  throw new Error("the payload of the picture job has no picture");
}
