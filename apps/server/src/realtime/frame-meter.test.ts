import { describe, expect, it } from "vitest";
import { clientFrame } from "../testing/calls/raw-websocket.ts";
import { createFrameMeter } from "./frame-meter.ts";

function lengthsOf(chunks: readonly Buffer[]): number[] {
  const lengths: number[] = [];
  const meter = createFrameMeter((length) => lengths.push(length));
  for (const chunk of chunks) meter(chunk);
  return lengths;
}

describe("counting frames in a stream of bytes", () => {
  const frames = [0, 1, 125, 126, 4_000].map((length) => clientFrame(1, "x".repeat(length)));
  const stream = Buffer.concat(frames);

  it("finds every frame, whole or in pieces of any size", () => {
    for (const size of [1, 2, 3, 7, 1_000, stream.length]) {
      const pieces: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size) pieces.push(stream.subarray(at, at + size));
      expect(lengthsOf(pieces)).toEqual([0, 1, 125, 126, 4_000]);
    }
  });

  it("reads a length of eight bytes, and a frame without a mask", () => {
    const long = Buffer.alloc(14);
    long[0] = 0x82;
    long[1] = 0xff;
    long.writeBigUInt64BE(2n ** 40n, 2);
    expect(lengthsOf([long])).toEqual([2 ** 40]);
    expect(lengthsOf([Buffer.from([0x89, 0x00, 0x81, 0x01, 0x78])])).toEqual([0, 1]);
  });
});
