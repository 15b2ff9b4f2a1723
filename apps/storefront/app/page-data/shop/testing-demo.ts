import { readFileSync } from "node:fs";
import { apiError, type CatalogType, PATHS } from "@skatert/contract";
import type { SsrDeps } from "../request/deps.ts";

/** Calls that the demo shop's folder answers, each with its file. */
const documents: Readonly<Record<string, string>> = {
  "/wp-json/v1/all_settings": "settings",
  "/banners-json": "banners",
  "/wp-content/uploads/app_sync/prodcat_main.json": "catalog",
  "/wp-json/restoran/v1/blog": "blog",
  "/wp-json/restoran/v1/information": "information",
  "/wp-json/restoran/v1/brands": "brands",
  "/wp-json/restoran/v1/gallery": "galleries",
  "/wp-json/wp/v2/pages": "pages",
  "/wp-json/wp/v2/posts": "posts",
};

/** Dependencies of a page of the demo shop, in a page type. */
export function demoDeps(pageType: CatalogType): SsrDeps {
  return {
    revision: `demo ${pageType}`,
    now: () => Date.parse("2026-11-20T15:00:00+03:00"),
    fetchApi: async (path) => {
      const { pathname, searchParams } = new URL(path, "http://api.test");
      if (pathname === "/wp-json/front/settings") return Response.json({ templates: { catalog_type: pageType } });
      if (pathname === PATHS.user) return Response.json(apiError("rest_not_logged_in", "signed out"), { status: 401 });
      if (pathname === PATHS.publicCoupons) return Response.json(publicCoupons());
      // Content is always Russian, so that untranslated texts of the interface can be found.
      const name = documents[pathname.replace(/(prodcat_main)-[\w-]+\.json$/, "$1.json")];
      if (name === undefined) return Response.json({}, { status: 404 });
      const slug = searchParams.get("slug");
      return Response.json(slug === null ? read(name) : entriesOf(read(name)).filter((entry) => entry.slug === slug));
    },
  };
}

/** The backend's answer to a guest. */
function publicCoupons(): unknown {
  const document = read("coupons");
  const { auto } = typeof document === "object" && document !== null && "auto" in document ? document : { auto: [] };
  return entriesOf(auto);
}

const files = new Map<string, unknown>();

function read(name: string): unknown {
  if (!files.has(name)) {
    const file = new URL(`../../../../../demo/${name}.json`, import.meta.url);
    files.set(name, JSON.parse(readFileSync(file, "utf8")));
  }
  return files.get(name);
}

function entriesOf(document: unknown): readonly { readonly slug?: unknown }[] {
  return Array.isArray(document) ? document : [];
}
