import type { CatalogType } from "@skatert/contract";

const rewritingTypes: readonly CatalogType[] = ["cat1", "cat2"];

/**
 * Page types cat1 and cat2 have their catalogue under /categories. Returns the target of an address with
 * /catalog in its path (SEO-1), always on this site. Null if it does not change.
 */
export function catalogRewrite(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  pageType: CatalogType,
): string | null {
  if (!rewritingTypes.includes(pageType)) return null;
  const path = pathname.replace(/\/catalog(?=\/|$)/g, "/categories");
  // Two leading slashes would name another host.
  return path === pathname ? null : path.replace(/^[/\\]+/, "/") + search;
}
