import { menuCategories } from "@skatert/domain";
import { isJsonObject } from "../../shop/overlay.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

/** The shop's public addresses for search engines (SEO-4). `origin` without a trailing slash. */
export function sitemapXml(snapshot: ShopSnapshot, origin: string): string {
  const paths = ["/", ...overviewPaths(snapshot), ...menuPaths(snapshot), ...articlePaths(snapshot)];
  const entries = [...new Set(paths)].map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** Pages that gather others, where the shop has something to show on them. */
const overviews = [
  { path: "/blog", document: "blog" },
  { path: "/brands", document: "brands" },
  { path: "/information", document: "information" },
  { path: "/gallery", document: "galleries" },
];

function overviewPaths(snapshot: ShopSnapshot): readonly string[] {
  const filled = overviews.filter(({ document }) => Object.keys(snapshot.documents.read(document) ?? {}).length > 0);
  return ["/CategoriesPage", "/catalog/custom", "/contacts", "/seoData", ...filled.map(({ path }) => path)];
}

function menuPaths(snapshot: ShopSnapshot): readonly string[] {
  const catalog = snapshot.catalog();
  return menuCategories(catalog).map((category) => {
    const parent = category.parentId === null ? undefined : catalog.categoryById.get(category.parentId);
    return `/menu/${[parent, category].flatMap((each) => (each === undefined ? [] : [encodeURIComponent(each.slug)])).join("/")}`;
  });
}

/** Subjects whose entries have an address of their own. */
const articles = [
  { document: "pages", folder: () => "" },
  { document: "blog", folder: () => "/blog" },
  { document: "brands", folder: () => "/brands" },
  { document: "information", folder: (kind: unknown) => `/information/${kind === "post" ? "post" : "page"}` },
];

function articlePaths(snapshot: ShopSnapshot): readonly string[] {
  return articles.flatMap(({ document, folder }) => {
    const entries = snapshot.documents.read(document);
    if (!Array.isArray(entries)) return [];
    return entries
      .filter(isJsonObject)
      .map((entry) => `${folder(entry["kind"])}/${encodeURIComponent(String(entry["slug"]))}`);
  });
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
