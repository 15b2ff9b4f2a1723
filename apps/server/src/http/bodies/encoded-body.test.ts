import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, EncodedBody, matchesEtag, quickEncoding } from "./encoded-body.ts";

describe("choosing an encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["BR;q=0.5, gzip;q=1", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0", "identity"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["br; Q=0.000, gzip;q=0.001", "gzip"],
    ["br;q=abc, gzip", "gzip"],
    ['x;note="a, br", gzip', "gzip"],
    ["identity", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("API-4 of %s is %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it.each([
    ["gzip, deflate, br, zstd", "gzip"],
    ["br", "br"],
    ["br, gzip;q=0", "br"],
    ["*", "gzip"],
    ["deflate", "identity"],
    [undefined, "identity"],
  ])("API-4 of %s the one that is ready soonest is %s", (header, encoding) => {
    expect(quickEncoding(header)).toBe(encoding);
  });
});

describe("a prepared body", () => {
  const text = "борщ ".repeat(100);

  it("is the same text in every encoding", async () => {
    const body = new EncodedBody(text);
    expect(gunzipSync(await body.bytes("gzip")).toString()).toBe(text);
    expect(brotliDecompressSync(await body.bytes("br")).toString()).toBe(text);
    expect((await body.bytes("identity")).toString()).toBe(text);
  });

  it("is compressed once", async () => {
    const body = new EncodedBody(text);
    expect(await body.bytes("br")).toBe(await body.bytes("br"));
  });

  it("has a validator of its content, another for each encoding", () => {
    const body = new EncodedBody(text);
    expect(new Set((["identity", "gzip", "br"] as const).map((encoding) => body.etagOf(encoding)))).toHaveProperty(
      "size",
      3,
    );
    expect(new EncodedBody(text).etag).toBe(body.etag);
    expect(new EncodedBody(`${text}!`).etag).not.toBe(body.etag);
  });

  it("is not compressed when it is too small", () => {
    expect(new EncodedBody("[]").choose("br")).toBe("identity");
  });
});

describe("If-None-Match", () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    [undefined, false],
  ])('%s against "a" is %s', (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches);
  });
});
