import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf } from "./engine/output.ts";
import { pictures } from "./pictures.ts";
import { wantedMedia } from "./wanted.ts";

const shop = join(import.meta.dirname, "..");
const media = join(shop, "media");
const drawn = pictures.flatMap(filesOf);
const wanted = wantedMedia(shop);

describe("pictures of the demo shop", () => {
  it("every media path named by the demo's JSON files stands in demo/media", () => {
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((path) => !existsSync(join(media, path)))).toEqual([]);
  });

  it("every drawn picture stands there with its smaller sizes", () => {
    expect(drawn.filter((path) => !existsSync(join(media, path)))).toEqual([]);
  });

  it("every dish of the catalogue has a recipe, and every recipe a dish", () => {
    const dishes = pictures.filter(({ path }) => path.startsWith("dishes/")).map(({ path }) => `${path}.webp`);
    expect(dishes.toSorted()).toEqual(wanted.filter((path) => path.startsWith("dishes/")));
  });

  it("no path is drawn twice", () => {
    expect(drawn.length).toBe(new Set(drawn).size);
  });

  it("a recipe draws the same picture on every run", () => {
    for (const picture of pictures.slice(0, 12)) expect(picture.draw()).toBe(picture.draw());
  });

  it("all pictures together stay below 14 MB, as they travel with the source", () => {
    const total = drawn.reduce((sum, path) => sum + statSync(join(media, path)).size, 0);
    expect(total).toBeLessThan(14_000_000);
  });
});
