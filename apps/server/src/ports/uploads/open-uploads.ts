import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../../config/env.ts";
import { makeFolder } from "../../database/data-folder.ts";
import { type BucketOptions, openBucket } from "./bucket.ts";
import { bucketUploads } from "./bucket-uploads.ts";
import { folderUploads } from "./folder-uploads.ts";
import { localCopies } from "./local-copies.ts";
import { type Uploads, UploadsAway } from "./uploads.ts";

export type UploadsPlace = Pick<Env, "dataDir" | "uploads">;

/** The folder of the uploads, without a bucket. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "uploads");

/**
 * The uploads of the settings. A bucket is tried out once: a setting that must be corrected throws UploadsAway; an
 * outage is only reported, because the shop sells without pictures too.
 */
export async function openUploads({ dataDir, uploads }: UploadsPlace, options: BucketOptions): Promise<Uploads> {
  if (uploads.bucket === null) return tidied(folderUploads(uploadsFolder(dataDir)));
  const scratch = join(dataDir, "uploads-scratch");
  makeFolder(scratch);
  const copies = localCopies(join(dataDir, "uploads-cache"), scratch, uploads.cacheBytes);
  const { bucket, prefix } = uploads.bucket;
  const place = `s3://${bucket}/${prefix}`;
  const opened = bucketUploads({ place, bucket: await openBucket(uploads.bucket, options), copies, scratch });
  try {
    await tryOut(opened);
  } catch (error) {
    if (!(error instanceof UploadsAway) || error.isSetting) {
      opened.close();
      throw error;
    }
  }
  return tidied(opened);
}

/** Needs the rights that the shop needs, and leaves nothing. */
async function tryOut(uploads: Uploads): Promise<void> {
  const name = `.trial-${randomUUID()}`;
  await uploads.list(name);
  await uploads.put(name, Buffer.from("trial"));
  await uploads.read(name);
  await uploads.delete(name);
}

const day = 86_400_000;

/** Deletes what a killed process left. */
async function tidied(uploads: Uploads): Promise<Uploads> {
  for (const name of await readdir(uploads.scratch)) {
    const path = join(uploads.scratch, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true });
  }
  return uploads;
}
