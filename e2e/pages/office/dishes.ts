import type { Locator, Page } from "@playwright/test";
import { type OfficeKey, type OfficeLanguage, officeText } from "./words.ts";

/** The dishes' screen, in the terms of its user. */
export function dishesOn(
  page: Page,
  language: OfficeLanguage,
): {
  field(key: OfficeKey): Locator;
  press(key: OfficeKey): Promise<void>;
  part(key: OfficeKey): Promise<void>;
  /** Saves the typed values, and waits until nothing is left to save. */
  save(): Promise<void>;
} {
  const text = (key: OfficeKey) => officeText(language, key);
  const button = (key: OfficeKey) => page.getByRole("button", { name: text(key), exact: true });
  return {
    field: (key) => page.getByRole("textbox", { name: text(key), exact: true }),
    press: (key) => button(key).click(),
    part: (key) => page.getByRole("tab", { name: text(key) }).click(),
    async save() {
      await button("dish.save").click();
      await page.getByText(text("dish.unsaved.none")).waitFor();
    },
  };
}
