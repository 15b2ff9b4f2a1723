import { rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lockStore } from "../../database/migrating/migrate.ts";
import type { Store } from "../../database/store.ts";
import type { Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { renewJob } from "../../jobs/job-store.ts";
import type { DrawPicture } from "./drawing/picture-task.ts";
import { hashOf, mediaHome } from "./files.ts";
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
export function cutPictureHandler(store: Store, dataDir: string, draw: DrawPicture): JobHandler {
  return async (payload) => {
    const { file, hash, widths } = readPayload(payload);
    const source = join(mediaHome(dataDir), file);
    if ((await hashOf(source)) !== hash) return;
    const made = new Map<string, Buffer>();
    for (const width of widths)
      made.set(join(dirname(source), variantName(file, width)), await cut(draw, file, { source, width }));
    await transaction(store.db, async (tx) => {
      // An import moves pictures into place under the same lock, so sizes of an old picture cannot follow a new one.
      await lockStore(store, tx);
      if ((await hashOf(source)) !== hash) return;
      for (const [path, bytes] of made) await putFile(path, bytes);
    });
  };
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

/**
 * Written to a temporary file first, so that no incomplete file is served. The store's lock allows one such file at a
 * time.
 */
export async function putFile(path: string, bytes: Buffer): Promise<void> {
  const part = join(dirname(path), ".part");
  await writeFile(part, bytes);
  await rename(part, path);
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
