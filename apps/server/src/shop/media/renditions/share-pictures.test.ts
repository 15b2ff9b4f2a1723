import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawHere } from "../drawing/picture-task.ts";
import { exists } from "../files.ts";
import { sharePictures } from "./share-pictures.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "link-pictures-"));
});
afterEach(() => rm(home, { recursive: true }));

async function picture(name: string, background: string): Promise<string> {
  const file = join(home, name);
  await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .webp()
    .toFile(file);
  return file;
}

it("SEO-3 draws the link picture of a dish once, 1200 × 630, and a new one of a replaced picture", async () => {
  const links = sharePictures(home, drawHere);
  const source = await picture("soup.webp", "#ff0000");
  const [first, again] = await Promise.all([links.fileOf(source), links.fileOf(source)]);
  expect(first).toMatch(/\/[0-9a-f]{8}-soup\.jpg$/);
  expect(again).toBe(first);
  const { width, height, format } = await sharp(first ?? "").metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  await picture("soup.webp", "#0000ff");
  expect(await links.fileOf(source)).not.toBe(first);
});

it("SEO-3 returns null for a broken file, and still draws others", async () => {
  const links = sharePictures(home, drawHere);
  const broken = join(home, "broken.webp");
  await writeFile(broken, "no picture");
  expect(await links.fileOf(broken)).toBeNull();
  expect(await links.fileOf(await picture("ok.webp", "#00ff00"))).not.toBeNull();
});

it("SEO-3 answers null to requests beyond the queue, so requests cannot take the processor", async () => {
  const drawing = Promise.withResolvers<Buffer>();
  const links = sharePictures(home, () => drawing.promise);
  const sources = await Promise.all(Array.from({ length: 9 }, (_, at) => picture(`dish-${at}.webp`, `#00000${at}`)));
  const waiting = sources.map((source) => links.fileOf(source));
  // Eight requests wait for the current drawing; the ninth is answered at once.
  expect(await Promise.race(waiting)).toBeNull();
  drawing.resolve(Buffer.from("drawn"));
  const drawn = (await Promise.all(waiting)).filter((path) => path !== null);
  expect(drawn).toHaveLength(8);
  for (const path of drawn) expect(await exists(path)).toBe(true);
});
