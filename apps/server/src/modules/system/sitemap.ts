import { type Catalog, type Category, homeCategory, menuCategories, saleOf } from "@skatert/domain";
import { isJsonObject } from "../../shop/documents/json.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The shop's public addresses for search engines, each with its address in every language, as on the pages (SEO-4).
 * `origin` without a trailing slash.
 */
export function sitemapXml(snapshot: ShopSnapshot, origin: string): string {
  const codes = snapshot.settings().languages.map(({ code }) => code);
  const paths = ["/", ...overviewPaths(snapshot), ...menuPaths(snapshot), ...articlePaths(snapshot)];
  const entries = [...new Set(paths)].map((path) => {
    const address = origin + path;
    return `<url><loc>${escapeXml(address)}</loc>${alternates(address, codes).join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** Empty when the shop has one language. The first language needs no `?lang=`. */
function alternates(address: string, codes: readonly string[]): readonly string[] {
  if (codes.length < 2) return [];
  const link = (code: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(href)}"/>`;
  const inLanguage = (code: string) => `${address}${address.includes("?") ? "&" : "?"}lang=${code}`;
  return [
    ...codes.map((code, index) => link(code, index === 0 ? address : inLanguage(code))),
    link("x-default", address),
  ];
}

/** Overview pages that have content in this shop. */
const overviews = [
  { path: "/blog", document: "blog" },
  { path: "/brands", document: "brands" },
  { path: "/information", document: "information" },
  { path: "/gallery", document: "galleries" },
  { path: "/promocodes", document: "coupons" },
];

function overviewPaths(snapshot: ShopSnapshot): readonly string[] {
  const filled = overviews.filter(({ document }) => Object.keys(snapshot.documents.read(document) ?? {}).length > 0);
  return ["/CategoriesPage", "/catalog/custom", "/contacts", "/seoData", ...filled.map(({ path }) => path)];
}

function menuPaths(snapshot: ShopSnapshot): readonly string[] {
  const catalog = snapshot.catalog();
  const sections = menuCategories(catalog).map((category) => sectionPath(category, catalog));
  return [...sections, ...dishPaths(catalog)];
}

function sectionPath(category: Category, { categoryById }: Catalog): string {
  const parent = category.parentId === null ? undefined : categoryById.get(category.parentId);
  const slugs = [parent, category].flatMap((each) => (each === undefined ? [] : [encodeURIComponent(each.slug)]));
  return `/menu/${slugs.join("/")}`;
}

/** Addresses of dishes: a page below a subsection, otherwise a sheet over the section. */
function dishPaths(catalog: Catalog): readonly string[] {
  return [...catalog.products.values()].flatMap((product) => {
    const section = saleOf(product.id, catalog) === "dish" ? homeCategory(product, catalog) : null;
    if (section === null) return [];
    const path = sectionPath(section, catalog);
    const isDeep = section.parentId !== null && catalog.categoryById.has(section.parentId);
    return isDeep ? `${path}/${encodeURIComponent(product.slug)}` : `${path}?product_id=${product.id}`;
  });
}

/** Documents whose entries have their own address. */
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
