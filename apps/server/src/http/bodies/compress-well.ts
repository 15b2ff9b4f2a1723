import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { BodyPart } from "./body-part.ts";

const brotliQuality = 5;
const gzipLevel = 6;
const pieceBytes = 64 * 1024;

const compressors: Readonly<Record<"br" | "gzip", (length: number) => Transform>> = {
  br: (length) =>
    createBrotliCompress({
      chunkSize: pieceBytes,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
  gzip: () => createGzip({ chunkSize: pieceBytes, level: gzipLevel }),
};

/**
 * The best practical compression, for a body that is sent many times. The parts are not joined first: a page of a large
 * menu has megabytes, and a copy of each page at each edit makes the garbage collector go through the whole heap.
 */
export async function compressWell(
  parts: readonly Pick<BodyPart, "bytes">[],
  encoding: "br" | "gzip",
): Promise<Buffer> {
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const compressor = compressors[encoding](length);
  const [made] = await Promise.all([compressor.toArray(), writeAll(compressor, parts, Math.min(length, pieceBytes))]);
  return Buffer.concat(made);
}

/** Writes the parts in pieces of one size, because each piece is a task of its own. All pieces use the same memory. */
async function writeAll(target: Transform, parts: readonly Pick<BodyPart, "bytes">[], size: number): Promise<void> {
  const piece = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  for (const { bytes } of parts) {
    for (let from = 0; from < bytes.length; ) {
      const copied = bytes.copy(piece, filled, from);
      from += copied;
      filled += copied;
      if (filled === size) {
        await written(target, piece);
        filled = 0;
      }
    }
  }
  if (filled > 0) await written(target, piece.subarray(0, filled));
  target.end();
}

function written(target: Transform, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
