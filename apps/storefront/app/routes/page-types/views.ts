import type { CatalogType } from "@skatert/contract";
import type { PageTypeViews } from "./lazy-views.ts";

const ordinary: PageTypeViews = {};
const ready = new Map<CatalogType, PageTypeViews>();

/** Fetches the views of a page type before a page of it is shown. Returns their file; null where there are none. */
export async function loadViews(pageType: CatalogType): Promise<string | null> {
  if (pageType === "default") return null;
  if (!ready.has(pageType)) {
    const { fetchViews } = await import("./lazy-views.ts");
    ready.set(pageType, (await fetchViews(pageType)) ?? ordinary);
  }
  return `./routes/page-types/${pageType}.tsx`;
}

/** The views of a page type that have been fetched. */
export function viewsOf(pageType: CatalogType): PageTypeViews {
  return ready.get(pageType) ?? ordinary;
}
