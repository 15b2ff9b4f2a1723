import type { Locator } from "@playwright/test";

/** Seconds for a person who sees the screen for the first time. */
const pressSeconds = 2;
const letterSeconds = 0.3;
const fieldSeconds = 1;
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
  paste(field: Locator, text: string): Promise<void>;
  /** Presses the button and chooses the file. */
  chooseFile(button: Locator, file: { readonly name: string; readonly buffer: Buffer }): Promise<void>;
  /** The time of a person so far. */
  seconds(): number;
};

const readSeconds = 10;

export function paceOf(): HumanPace {
  let seconds = 0;
  return {
    async press(button) {
      seconds += pressSeconds;
      await button.click();
    },
    async pressAndRead(button) {
      seconds += pressSeconds + readSeconds;
      await button.click();
    },
    async type(field, text) {
      seconds += fieldSeconds + text.length * letterSeconds;
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
