import type { Locator, Page } from "@playwright/test";

/** Seconds for a person who sees the screen for the first time. */
const pressSeconds = 2;
const letterSeconds = 0.3;
const fieldSeconds = 1;
/** Includes a look at what the key did. */
const keySeconds = 1;
/** Includes the switch to another window for the text, and back. */
const pasteSeconds = 8;
/** Includes the search for the file on the computer. */
const fileSeconds = 15;

/** Actions of a walk that add up the time of a person. */
export type HumanPace = {
  press(button: Locator): Promise<void>;
  /** Opens a new screen by a press, and reads it. */
  pressAndRead(button: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Types letters, or presses one named key. */
  keys(page: Page, text: string): Promise<void>;
  key(page: Page, name: string): Promise<void>;
  /** Key presses and taps so far; a pasted text and a chosen file are not counted. */
  presses(): number;
  paste(field: Locator, text: string): Promise<void>;
  /** Presses the button and chooses the file. */
  chooseFile(button: Locator, file: { readonly name: string; readonly buffer: Buffer }): Promise<void>;
  /** The time of a person so far. */
  seconds(): number;
};

const readSeconds = 10;

export function paceOf(): HumanPace {
  let seconds = 0;
  let presses = 0;
  return {
    async keys(page, text) {
      seconds += text.length * letterSeconds;
      presses += text.length;
      await page.keyboard.type(text);
    },
    async key(page, name) {
      seconds += keySeconds;
      presses += 1;
      await page.keyboard.press(name);
    },
    presses: () => presses,
    async press(button) {
      seconds += pressSeconds;
      presses += 1;
      await button.click();
    },
    async pressAndRead(button) {
      seconds += pressSeconds + readSeconds;
      presses += 1;
      await button.click();
    },
    async type(field, text) {
      seconds += fieldSeconds + text.length * letterSeconds;
      presses += text.length;
      await field.fill(text);
    },
    async paste(field, text) {
      seconds += pasteSeconds;
      await field.fill(text);
    },
    async chooseFile(button, file) {
      seconds += fileSeconds;
      const chooser = button.page().waitForEvent("filechooser");
      await button.click();
      await (await chooser).setFiles({ ...file, mimeType: "application/octet-stream" });
    },
    seconds: () => seconds,
  };
}
