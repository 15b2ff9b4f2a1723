import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { UnreadableTable } from "../../table/table.ts";
import { isZip, readZip, ZIP_LIMITS } from "./read-zip.ts";
import { eachPicture } from "./zip-process.ts";

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7_919 + (at >> 3) * 31) % 251);
const namesIn = (bytes: Uint8Array, wanted: readonly string[]) => [...readZip(bytes, wanted)].map(({ name }) => name);

it("IMPORT-1 finds the wanted pictures of an archive in any folder, the first of each name", () => {
  const bytes = zipSync({
    "a/Soup.JPG": noise(100),
    "b/soup.jpg": noise(200),
    "__MACOSX/._x": noise(5),
    "other.png": noise(9),
  });
  expect(isZip(bytes)).toBe(true);
  const found = [...readZip(bytes, ["soup.jpg", "tea.png"])];
  expect(found.map(({ name, bytes: content }) => [name, content.length])).toEqual([["soup.jpg", 100]]);
});

it("IMPORT-1 reads Cyrillic names as Windows and macOS write them", () => {
  // CP866 without the mark of UTF-8.
  const windows = zipSync({ "xxxx.jpg": noise(50) });
  const name = Buffer.from([0xe3, 0xe5, 0xa0, 0x5f]);
  for (let at = windows.length; at-- > 0; )
    if (Buffer.from(windows.subarray(at, at + 8)).toString("latin1") === "xxxx.jpg") windows.set(name, at);
  expect(namesIn(windows, ["уха_.jpg"])).toEqual(["уха_.jpg"]);
  expect(namesIn(zipSync({ "Уха.jpg": noise(50) }), ["уха.jpg"])).toEqual(["уха.jpg"]);
});

it("IMPORT-1 refuses a picture that unpacks to many times its size, and too many entries, before it unpacks anything", () => {
  const bomb = zipSync({ "soup.jpg": new Uint8Array(9_000_000) });
  expect(() => namesIn(bomb, ["soup.jpg"])).toThrow(new UnreadableTable("unpacks-too-large"));
  expect(namesIn(bomb, ["tea.jpg"])).toEqual([]);
  const many = zipSync(
    Object.fromEntries(Array.from({ length: ZIP_LIMITS.entries + 1 }, (_, at) => [`${at}`, noise(1)])),
  );
  expect(() => namesIn(many, ["soup.jpg"])).toThrow(new UnreadableTable("unpacks-too-large"));
  expect(() => namesIn(bomb.subarray(0, bomb.length - 30), ["soup.jpg"])).toThrow(new UnreadableTable("broken"));
});

it("IMPORT-1 cuts a picture off at its declared size", () => {
  const lying = zipSync({ "soup.jpg": new Uint8Array(3_000_000) }, { level: 9 });
  const view = new DataView(lying.buffer, lying.byteOffset);
  // The unpacked size in the head of the entry and in the directory.
  for (let at = 0; at < lying.length - 4; at += 1)
    if (view.getUint32(at, true) === 3_000_000) view.setUint32(at, 20_000, true);
  const sizes = () => [...readZip(lying, ["soup.jpg"])].map(({ bytes }) => bytes.length);
  try {
    expect(sizes()).toEqual([20_000]);
  } catch (error) {
    expect(error).toEqual(new UnreadableTable("broken"));
  }
});

it("IMPORT-1 unpacks in a child process, one picture at a time, and leaves the event loop free", async () => {
  const files = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`p${at}.jpg`, noise(400_000)]));
  const bytes = zipSync(files, { level: 0 });
  const taken: string[] = [];
  // Counts turns of the loop, not milliseconds: unpacking here would let it turn once at most.
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await eachPicture(bytes, Object.keys(files), async ({ name }) => void taken.push(name));
  clearImmediate(next);
  expect(taken).toEqual(Object.keys(files));
  expect(turns).toBeGreaterThan(3);
  const bomb = eachPicture(zipSync({ "p0.jpg": new Uint8Array(9_000_000) }), ["p0.jpg"], async () => undefined);
  await expect(bomb).rejects.toThrow(new UnreadableTable("unpacks-too-large"));
});
