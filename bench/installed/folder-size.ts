import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

const block = 512;

/** Disk usage of a folder in megabytes, without top-level folders of these names; 0 if it does not exist. */
export async function megabytesOf(folder: string, without: ReadonlySet<string>): Promise<number> {
  return (await bytesUnder(folder, without)) / 1024 / 1024;
}

async function bytesUnder(folder: string, without: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter(({ name }) => !without.has(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesUnder(path, new Set()) : bytesOf(path);
    });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

async function bytesOf(path: string): Promise<number> {
  const { blocks } = await lstat(path);
  return blocks * block;
}
