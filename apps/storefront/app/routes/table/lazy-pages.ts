import type { PageModule } from "./router.ts";

/** How every other page is fetched, by its file. Apart from the first load: the names of all their files weigh more than a page. */
export const lazyPages: Readonly<Record<string, () => Promise<PageModule>>> = import.meta.glob<PageModule>(
  ["./routes/*/*.tsx", "!./routes/page-types/*.tsx", "!./routes/catalog/category.tsx"],
  { base: "../../" },
);
