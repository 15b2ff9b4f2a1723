import { folderUploads } from "../../ports/uploads/folder-uploads.ts";
import { uploadsFolder } from "../../ports/uploads/open-uploads.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";

/** The uploads of a data folder, as a process without a bucket has them. */
export function folderOfUploads(dataDir: string): Uploads {
  return folderUploads(uploadsFolder(dataDir));
}

/** The folder of the shop's media, for tests that look at its files. */
export const mediaHome = (dataDir: string): string => `${uploadsFolder(dataDir)}/shop`;
