import type { CatalogType } from "@skatert/contract";
import type { PageTypeViews } from "./lazy-views.ts";

const ordinary: PageTypeViews = {};
const ready = new Map<CatalogType, PageTypeViews>();

/** Loads the views of a page type before its page is shown. Returns their file, or null if there is none. */
export async function loadViews(pageType: CatalogType): Promise<string | null> {
  if (pageType === "default") return null;
  if (!ready.has(pageType)) {
    const { fetchViews } = await import("./lazy-views.ts");
    ready.set(pageType, (await fetchViews(pageType)) ?? ordinary);
  }
  return `./routes/page-types/${pageType}.tsx`;
}

/** The loaded views of a page type. */
export function viewsOf(pageType: CatalogType): PageTypeViews {
  return ready.get(pageType) ?? ordinary;
}
