import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newShopFiles, newShopPictures } from "./new-shop-files.ts";
import type { NewShopOptions } from "./new-shop-options.ts";

/** The folder cannot hold a new shop; the message is one line. */
export class NewShopError extends Error {}

/** The demo beside the program, built or not; a new shop copies its pictures. */
const demo = join(import.meta.dirname.replace(/^(.*)[\\/]apps[\\/]server[\\/].*$/, "$1"), "demo");

/** Writes a small shop into an empty or absent folder; returns the number of files. */
export async function writeNewShop(folder: string, options: NewShopOptions): Promise<number> {
  try {
    await mkdir(folder, { recursive: true });
    const present = await readdir(folder);
    if (present.length > 0) throw new NewShopError(`${folder} is not empty: it holds ${present.sort()[0]}`);
    return await writeFiles(folder, options);
  } catch (error) {
    if (error instanceof NewShopError || !isSystemError(error)) throw error;
    throw new NewShopError(`cannot write ${folder}: ${error.message}`);
  }
}

async function writeFiles(folder: string, options: NewShopOptions): Promise<number> {
  const texts = newShopFiles(options);
  const pictures = newShopPictures(options);
  for (const path of [...texts.keys(), ...pictures.keys()])
    await mkdir(dirname(join(folder, path)), { recursive: true });
  for (const [path, text] of texts) await writeFile(join(folder, path), text, { flag: "wx" });
  for (const [path, picture] of pictures) await copyFile(join(demo, picture), join(folder, path));
  return texts.size + pictures.size;
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
