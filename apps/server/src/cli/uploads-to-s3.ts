import { atOnce } from "../ports/uploads/at-once.ts";
import { folderUploads } from "../ports/uploads/folder-uploads.ts";
import { uploadsFolder } from "../ports/uploads/open-uploads.ts";
import type { UploadedFile, Uploads } from "../ports/uploads/uploads.ts";
import { CommandFault, withUploads } from "./command-store.ts";

const second = 1_000;

/** Copies the folder of the uploads into the bucket. What is there already is left out, so it may be repeated. */
export function uploadsToS3(): Promise<number> {
  return withUploads({ mayBeNew: true, migrated: false }, async (_store, bucket, env) => {
    if (env.uploads.bucket === null) throw new CommandFault("There is no bucket: set UPLOADS_URL");
    const folder = uploadsFolder(env.dataDir);
    const { copied, present } = await copyUploads(folderUploads(folder), bucket);
    process.stdout.write(`Copied ${copied} files from ${folder} to ${bucket.place}; ${present} were there\n`);
    return 0;
  });
}

async function copyUploads(from: Uploads, to: Uploads): Promise<{ copied: number; present: number }> {
  const there = new Map((await to.list("")).map((file) => [file.name, file]));
  const files = await from.list("");
  const missing = files.filter((file) => !isSame(file, there.get(file.name)));
  await atOnce(missing, async ({ name }) => {
    const content = await from.read(name);
    if (content !== null) await to.put(name, content);
  });
  return { copied: missing.length, present: files.length - missing.length };
}

/** As tools that copy folders compare them: by size and time, of which a bucket has whole seconds. */
function isSame(file: UploadedFile, copy: UploadedFile | undefined): boolean {
  return copy !== undefined && copy.bytes === file.bytes && copy.modified + second > file.modified;
}
