import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { RENDITIONS } from "@skatert/contract";
import type { DrawPicture } from "../drawing/picture-task.ts";
import { exists, hashOf } from "../files.ts";

/** Maximum requests that wait for a drawing; further ones get the original picture. */
const maxWaiting = 8;
const background = "#ffffff";

export interface SharePictures {
  /** Path of the link picture of a picture file; null if it cannot be drawn, or not now. */
  fileOf(source: string): Promise<string | null>;
}

/**
 * Link pictures of dishes, drawn on the first request of a messenger: a shop has thousands of dishes, and few are
 * shared. One is drawn at a time, so requests cannot occupy the processor. A file name contains the hash of its
 * picture, so a new picture needs no clearing. The folder may be deleted at any time.
 */
export function sharePictures(dataDir: string, drawOf: DrawPicture): SharePictures {
  const folder = join(dataDir, "link-pictures");
  const running = new Map<string, Promise<string | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(source: string, name: string): Promise<string | null> {
    try {
      const bytes = await drawOf({ kind: "rendition", source, shape: RENDITIONS.share, background });
      await mkdir(folder, { recursive: true });
      // Under another name first, so that no incomplete file is served. One is drawn at a time.
      await writeFile(join(folder, ".part"), bytes);
      await rename(join(folder, ".part"), join(folder, name));
      return join(folder, name);
    } catch {
      // A broken picture has no link picture; the request gets the file itself.
      return null;
    }
  }

  return {
    async fileOf(source) {
      const name = `${await hashOf(source)}-${basename(source, extname(source))}.jpg`;
      if (await exists(join(folder, name))) return join(folder, name);
      const known = running.get(name);
      if (known) return known;
      if (running.size >= maxWaiting) return null;
      const drawing = last.then(() => draw(source, name)).finally(() => running.delete(name));
      running.set(name, drawing);
      last = drawing;
      return drawing;
    },
  };
}
