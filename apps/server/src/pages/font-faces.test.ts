import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readFontFaces } from "./font-faces.ts";

it("APP-4 finds the fonts of a build once each, and none without a build", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skatert-fonts-"));
  expect(await readFontFaces(folder)).toBe("");
  await mkdir(join(folder, "assets"));
  const face = "@font-face{font-family:Onest;src:url(/assets/onest-signs-1.woff2)}";
  for (const name of ["a.css", "b.css"]) await writeFile(join(folder, "assets", name), `body{margin:0}${face}p{}`);
  await writeFile(join(folder, "assets", "c.js"), face);
  expect(await readFontFaces(folder)).toBe(face);
  await rm(folder, { recursive: true });
});
