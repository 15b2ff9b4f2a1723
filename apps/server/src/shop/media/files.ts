import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

/** Address of the shop's media. */
export const mediaAddress = "/wp-content/uploads/shop";
/** Name, among the uploads, of a path below the shop's media: "dishes/soup.png". */
export const mediaName = (file: string): string => `shop/${file}`;

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
