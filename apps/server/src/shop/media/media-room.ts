import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { mediaHome } from "./files.ts";

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
  readonly dataDir: string;
  /** Bytes of all pictures of the shop with their sizes; 0: no limit. */
  readonly maxMediaBytes: number;
}

/** Throws MediaFull if `bytes` more would exceed the limit. Exact while the store is locked. */
export async function requireMediaRoom({ dataDir, maxMediaBytes }: MediaRoom, bytes: number): Promise<void> {
  if (maxMediaBytes === 0) return;
  const used = await mediaBytes(dataDir);
  if (used + bytes > maxMediaBytes) throw new MediaFull(used, maxMediaBytes);
}

/** The files are the record of what is stored, so that no count of its own can differ from them. */
async function mediaBytes(dataDir: string): Promise<number> {
  const entries = await readdir(mediaHome(dataDir), { recursive: true, withFileTypes: true }).catch(absent);
  // A hidden file is a picture that is still examined.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const found = await stat(join(parentPath, name)).catch(absent);
      return "size" in found ? found.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A sweep may delete a file meanwhile. */
function absent(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
