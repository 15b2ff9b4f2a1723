import type { Page } from "@playwright/test";
import type { Language } from "./words.ts";

/** Someone at a browser, in a language, on a phone or at a desk. */
export type Visit = { readonly page: Page; readonly language: Language; readonly isPhone: boolean };
