import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ShopFile } from "./shop-files.ts";

/** Whether a folder is absent or empty, so that an export overwrites nothing. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return true;
    throw error;
  }
}

/** Writes files into a folder; returns how many. */
export async function writeFolder(folder: string, files: AsyncIterable<ShopFile>): Promise<number> {
  let written = 0;
  await mkdir(folder, { recursive: true });
  for await (const { path, bytes } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes, { flag: "wx" });
    written += 1;
  }
  return written;
}
