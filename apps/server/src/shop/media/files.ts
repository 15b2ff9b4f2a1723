import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Folder of the shop's media below a data folder, and its address. */
export const mediaAddress = "/wp-content/uploads/shop";
export const mediaHome = (dataDir: string): string => join(dataDir, "uploads", "shop");

/** A short hash of a file's content: eight hexadecimal digits. Throws when the file cannot be read. */
export async function hashOf(path: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex")
    .slice(0, 8);
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
