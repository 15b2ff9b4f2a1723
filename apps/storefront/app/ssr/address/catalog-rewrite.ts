import type { CatalogType } from "@skatert/contract";

const rewritingTypes: readonly CatalogType[] = ["cat1", "cat2"];

/**
 * Page types cat1 and cat2 keep their catalogue under /categories: where an address with /catalog in its
 * path leads (SEO-1), on this site whatever the path holds. Null where it stays.
 */
export function catalogRewrite(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  pageType: CatalogType,
): string | null {
  if (!rewritingTypes.includes(pageType)) return null;
  const path = pathname.replace(/\/catalog(?=\/|$)/g, "/categories");
  // Two slashes at the front would name another host.
  return path === pathname ? null : path.replace(/^[/\\]+/, "/") + search;
}
