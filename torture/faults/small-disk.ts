import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A separate disk, so small that it can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  /** Deletes the filling. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a tmpfs of this many megabytes below `parent`. Null if this user may not mount. */
export async function mountSmallDisk(parent: string, megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(parent, "disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder]);
  } catch {
    return null;
  }
  const ballast: string[] = [];
  async function fill(bytes: number): Promise<void> {
    const file = join(folder, `ballast-${ballast.length}`);
    ballast.push(file);
    // The part that fits remains, and the next, smaller piece fills the rest.
    await writeFile(file, Buffer.alloc(bytes)).catch(() => undefined);
  }
  return {
    folder,
    async fill() {
      for (let bytes = megabytes * 1024 * 1024; bytes >= 4096; bytes /= 2) await fill(bytes);
    },
    async free() {
      for (const file of ballast.splice(0)) await rm(file, { force: true });
    },
    remove: async () => void (await run("umount", ["--lazy", folder])),
  };
}
