import type { PageModule } from "./page-module.ts";

/**
 * Loaders of all other pages by file. Not part of the first load, because the file names together are larger
 * than a page.
 */
export const lazyPages: Readonly<Record<string, () => Promise<PageModule>>> = import.meta.glob<PageModule>(
  ["./routes/*/*.tsx", "!./routes/page-types/*.tsx", "!./routes/catalog/category.tsx"],
  { base: "../../" },
);
