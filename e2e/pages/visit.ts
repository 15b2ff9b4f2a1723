import type { Page } from "@playwright/test";
import type { Language } from "./words.ts";

/** A browser of a shopper, in a language, on a phone or on a desktop. */
export type Visit = { readonly page: Page; readonly language: Language; readonly isPhone: boolean };
