import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { inProject } from "../setup/places.mjs";

/** A size and theme of the screenshots. */
export type Frame = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly isPhone: boolean;
  readonly theme: "light" | "dark";
};

const themes = ["light", "dark"] as const;

export const frames: readonly Frame[] = themes.flatMap((theme) => [
  { viewport: { width: 390, height: 844 }, scale: 2, isPhone: true, theme },
  { viewport: { width: 1280, height: 900 }, scale: 1, isPhone: false, theme },
]);

/** Maximum bytes of a picture, so that a clone remains small. */
const MAX_BYTES = 250_000;
/** Palettes from the finest on; the first that makes a small enough file is used. */
const PALETTES = [256, 192, 128, 96, 64];

/** Writes docs/screenshots/<name>-<width>-<theme>.png once everything visible has been rendered. */
export async function takePicture(page: Page, name: string, { viewport, theme }: Frame): Promise<void> {
  await allDrawn(page);
  const picture = await small(await page.screenshot({ animations: "disabled", caret: "hide" }));
  await writeFile(inProject("docs", "screenshots", `${name}-${viewport.width}-${theme}.png`), picture);
}

async function allDrawn(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.waitForFunction(() => {
      const isInSight = (image: HTMLImageElement) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return (
          width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility()
        );
      };
      return [...document.images].filter(isInSight).every((image) => image.complete && image.naturalWidth > 0);
    });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A short notice would cover the page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"][aria-live]')].every((region) => region.childElementCount === 0),
  );
}

async function small(png: Buffer): Promise<Buffer> {
  let smallest = png;
  for (const colours of PALETTES) {
    smallest = await sharp(png).png({ palette: true, colours, effort: 10, dither: 0.6 }).toBuffer();
    if (smallest.length <= MAX_BYTES) break;
  }
  return smallest;
}
