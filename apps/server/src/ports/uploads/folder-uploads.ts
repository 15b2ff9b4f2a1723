import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { makeFolder } from "../../database/data-folder.ts";
import { isUploadName, type ReplacedUploads, requireUploadName, type UploadedFile, type Uploads } from "./uploads.ts";

/** Inside the folder, because a file is moved only within one file system. */
const scratchName = ".scratch";

/** Uploads in a folder, which is created. */
export function folderUploads(root: string): Uploads {
  const scratch = join(root, scratchName);
  makeFolder(scratch);
  const place = (name: string) => {
    requireUploadName(name);
    return join(root, name);
  };

  async function moveIn(name: string, path: string): Promise<void> {
    await mkdir(dirname(place(name)), { recursive: true });
    await rename(path, place(name));
  }

  async function replaceAll(folder: string): Promise<ReplacedUploads> {
    const former = `${root}.former`;
    await rm(former, { recursive: true, force: true });
    await rename(root, former);
    await rename(join(former, relative(root, folder)), root);
    makeFolder(scratch);
    return {
      keep: () => rm(former, { recursive: true, force: true }),
      async undo() {
        await rm(root, { recursive: true, force: true });
        await rename(former, root);
      },
    };
  }

  return {
    place: root,
    scratch,
    replaceAll,
    moveIn,
    has: async (name) => isUploadName(name) && (await isFile(place(name))),
    read: (name) => readFile(place(name)).catch(missing),
    local: async (name) => (isUploadName(name) && (await isFile(place(name))) ? place(name) : null),
    async list(prefix) {
      const files = await filesBelow(join(root, dirname(`${prefix}.`)), root);
      return files.filter(({ name }) => name.startsWith(prefix) && !name.startsWith(`${scratchName}/`));
    },
    async put(name, bytes, modified) {
      requireUploadName(name);
      const unfinished = join(scratch, randomUUID());
      try {
        await writeFile(unfinished, bytes);
        if (modified !== undefined) await utimes(unfinished, modified / 1000, modified / 1000);
        await moveIn(name, unfinished);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    delete: (name) => rm(place(name), { force: true }),
    close: () => undefined,
  };
}

/** The files below `folder`, named from `root`. */
export async function filesBelow(folder: string, root: string): Promise<readonly UploadedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(missing);
  const found = (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      // A sweep may delete it meanwhile.
      const file = await stat(path).catch(missing);
      if (file === null) return [];
      return [{ name: relative(root, path).split(sep).join("/"), bytes: file.size, modified: file.mtimeMs }];
    });
  return (await Promise.all(found)).flat();
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
