import { promisify } from "node:util";
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from "node:zlib";
import type { BodyPart } from "./body-part.ts";
import { crcOfParts } from "./crc-of-parts.ts";

/** RFC 1952: deflate, no name, no time, "any system". */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a deflate stream, empty. */
const lastBlock = Buffer.from([3, 0]);
/** A part ends at a byte boundary and does not end the stream, so parts can be joined. */
const open = { finishFlush: constants.Z_SYNC_FLUSH };
/** The fastest level that finds a page's repetitions: a sixth of a millisecond for the new parts of a page. */
const quick = { ...open, level: 1 };
/** Shared by many pages. */
const thorough = { ...open, level: 6 };
/** A longer part would block other requests. */
const maxAtOnce = 64 * 1024;

/** Compressing a few words between two lists costs more than it saves. */
const worthCompressing = 300;

const compressed = new WeakMap<Buffer, Promise<Buffer>>();

/**
 * The parts as one gzip file. Deflate streams can be joined: repeated parts are compressed once, and only the new parts
 * of a body cost time.
 */
export async function joinedGzip(parts: readonly BodyPart[]): Promise<Buffer> {
  const pieces = await Promise.all(runsOf(parts).map(compress));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crcOfParts(parts));
  trailer.writeUInt32LE(parts.reduce((sum, { bytes }) => sum + bytes.length, 0) % 2 ** 32, 4);
  return Buffer.concat([header, ...pieces, lastBlock, trailer]);
}

/** Consecutive new parts are compressed as one. */
function runsOf(parts: readonly BodyPart[]): readonly BodyPart[] {
  const runs: BodyPart[] = [];
  let fresh: Buffer[] = [];
  const endRun = () => {
    if (fresh.length > 0) runs.push({ bytes: Buffer.concat(fresh), isShared: false });
    fresh = [];
  };
  for (const part of parts) {
    if (!part.isShared) {
      fresh.push(part.bytes);
      continue;
    }
    endRun();
    runs.push(part);
  }
  endRun();
  return runs;
}

function compress({ bytes, isShared }: BodyPart): Promise<Buffer> | Buffer {
  if (isShared) return compressOnce(bytes);
  if (bytes.length < worthCompressing) return stored(bytes);
  return bytes.length > maxAtOnce ? compressAside(bytes, quick) : deflateRawSync(bytes, quick);
}

function compressOnce(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes);
  if (known !== undefined) return known;
  const made = compressAside(bytes, thorough);
  compressed.set(bytes, made);
  made.catch(() => compressed.delete(bytes));
  return made;
}

const compressAside = promisify(
  (bytes: Buffer, options: ZlibOptions, done: (error: Error | null, made: Buffer) => void) =>
    deflateRaw(bytes, options, done),
);

/** A block that stores its bytes uncompressed (RFC 1951 3.2.4). */
function stored(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(0xffff - bytes.length, 3);
  block.set(bytes, 5);
  return block;
}
