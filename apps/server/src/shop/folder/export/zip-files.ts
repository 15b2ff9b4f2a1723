import { inSlices } from "../../../jobs/slices.ts";
import type { ShopFile } from "./shop-files.ts";

/** Bytes per step of a checksum, between which the event loop runs. */
const atOnce = 262_144;

/**
 * Files as a zip archive, in chunks. Files are stored uncompressed: pictures do not shrink, and compressing a menu
 * would block the event loop. One file at a time is in memory.
 */
export async function* zipFiles(files: AsyncIterable<ShopFile>): AsyncGenerator<Uint8Array> {
  // Loaded on first use: few shops are exported every day.
  const { Zip, ZipPassThrough } = await import("fflate");
  const takeTurn = inSlices();
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  const taken = () => {
    if (failure !== null) throw failure;
    const ready = chunks;
    chunks = [];
    return ready;
  };
  for await (const { path, bytes } of files) {
    const file = new ZipPassThrough(path);
    zip.add(file);
    for (let from = 0; from === 0 || from < bytes.length; from += atOnce) {
      file.push(bytes.subarray(from, from + atOnce), from + atOnce >= bytes.length);
      yield* taken();
      await takeTurn();
    }
  }
  zip.end();
  yield* taken();
}
