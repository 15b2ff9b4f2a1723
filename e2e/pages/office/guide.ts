import type { Locator, Page } from "@playwright/test";
import { type OfficeKey, officeText } from "./words.ts";

/** The guide of the first start, in the owner's terms, in Russian. */
export function guideOn(page: Page): {
  heading(key: OfficeKey): Locator;
  field(key: OfficeKey): Locator;
  next(): Promise<void>;
} {
  return {
    heading: (key) => page.getByRole("heading", { name: officeText("ru", key) }),
    field: (key) => page.getByRole("textbox", { name: officeText("ru", key), exact: true }),
    next: () => page.getByRole("button", { name: officeText("ru", "guide.next"), exact: true }).click(),
  };
}
