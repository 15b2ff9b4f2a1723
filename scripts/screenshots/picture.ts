import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "../../e2e/pages/words.ts";
import { inProject } from "../setup/places.mjs";

const folder = inProject("docs", "screenshots");
const quality = 74;

/** A window of the pictures. */
export type Frame = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly isPhone: boolean;
};

export const frames = {
  phone: { viewport: { width: 390, height: 844 }, scale: 1.5, isPhone: true },
  tablet: { viewport: { width: 1280, height: 880 }, scale: 1, isPhone: false },
  computer: { viewport: { width: 1280, height: 800 }, scale: 1, isPhone: false },
} as const satisfies Record<string, Frame>;

/** Writes docs/screenshots/<language>/<name>.webp, of the window or a part, once everything visible is rendered. */
export async function takePicture(page: Page, language: Language, name: string, part?: Locator): Promise<void> {
  await allDrawn(page);
  await mkdir(join(folder, language), { recursive: true });
  const pixels = await (part ?? page).screenshot({ animations: "disabled", caret: "hide" });
  await writeWebp(pixels, `${language}/${name}`);
  console.log(`${language}/${name}`);
}

/** Writes a picture of docs/screenshots. */
export async function writeWebp(pixels: Buffer, name: string): Promise<void> {
  await sharp(pixels)
    .webp({ quality, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
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
      return (
        document.querySelector("[aria-busy=true], .pending, :root[data-waiting]") === null &&
        [...document.images].filter(isInSight).every((image) => image.complete && image.naturalWidth > 0)
      );
    });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A short notice would cover the page.
  await page.waitForFunction(
    () =>
      document.querySelector('[role="alertdialog"]') === null &&
      [...document.querySelectorAll('[role="status"][aria-live]')].every((region) => region.childElementCount === 0),
  );
}
