import { join } from "node:path";
import { filesOf, type Picture, writePicture } from "./engine/output.ts";
import { pictures } from "./pictures.ts";
import { wantedMedia } from "./wanted.ts";

const shop = join(import.meta.dirname, "..");
const media = join(shop, "media");

/** Says what is wanted and not drawn, and dishes that are drawn and not wanted; true when there is none. */
function complete(): boolean {
  const drawn = new Set(pictures.flatMap(filesOf));
  const wanted = new Set(wantedMedia(shop));
  const missing = [...wanted].filter((path) => !drawn.has(path));
  const idle = pictures.filter((picture) => picture.path.startsWith("dishes/") && !wanted.has(`${picture.path}.webp`));
  for (const path of missing) console.error(`no recipe draws media/${path}`);
  for (const { path } of idle) console.error(`the recipe "${path}" belongs to no dish of demo/catalog.json`);
  return missing.length + idle.length === 0;
}

/** Draws two pictures at a time, as each keeps one core busy. */
async function drawAll(chosen: readonly Picture[]): Promise<number> {
  const queue = [...chosen];
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const written = await writePicture(media, next);
      bytes += written;
    }
  };
  await Promise.all([work(), work()]);
  return bytes;
}

const only = process.argv.slice(2);
const chosen = pictures.filter(({ path }) => only.length === 0 || only.some((part) => path.includes(part)));
const bytes = await drawAll(chosen);
process.stdout.write(`${chosen.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
if (!complete()) process.exitCode = 1;
