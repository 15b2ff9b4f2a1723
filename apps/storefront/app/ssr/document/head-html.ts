import { RENDITIONS, renditionAddress } from "@skatert/contract";
import type { Head } from "../../model/shop/head.ts";
import type { ShopView } from "../../model/shop/shop.ts";
import { escapeHtml } from "../../page-data/markup/escape-html.ts";
import { type Body, freshPart, sharedPart } from "../cache/body-parts.ts";
import { jsonForScript, metaTag } from "./html.ts";

/** Site-wide defaults for pages without their own values (SEO-3). */
export interface SiteHead {
  readonly ogTitle: string;
  readonly ogDescription: string;
  readonly keywords: string;
  /** Address of the site's link picture. Null: none. */
  readonly image: string | null;
}

export interface HeadPlace {
  /** Address of the site without a trailing slash, e.g. "https://shop.example". */
  readonly origin: string;
  readonly path: string;
}

/** Title, description, Open Graph, canonical address and other languages (SEO-3). */
export function headHtml(head: Head, shop: ShopView, site: SiteHead, { origin, path }: HeadPlace): string {
  const canonical = `${origin}${head.canonical ?? path}`;
  // The site's title and description are only for the home page; other pages have their own.
  const own = (head.canonical ?? path) === "/" ? site : null;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    metaTag("name", "description", head.description),
    metaTag("name", "keywords", head.keywords || site.keywords),
    metaTag("name", "robots", head.noIndex ? "noindex" : null),
    metaTag("property", "og:title", head.ogTitle || own?.ogTitle || head.title),
    metaTag("property", "og:description", head.ogDescription || own?.ogDescription || head.description),
    metaTag("property", "og:type", head.ogType ?? "website"),
    metaTag("property", "og:url", withLanguage(canonical, shop.language, shop)),
    metaTag("property", "og:site_name", shop.name),
    imageTags(head.image ?? null, site.image, origin),
    head.noIndex ? "" : languageLinks(canonical, shop),
  ].join("");
}

/** The page's own picture, or the site's, in the size and format of messengers. */
function imageTags(own: string | null, site: string | null, origin: string): string {
  const src = own || site;
  if (src === null) return "";
  const shared = renditionAddress(src, "share");
  const { width, height, type } = RENDITIONS.share;
  return [
    metaTag("property", "og:image", new URL(shared ?? src, origin).href),
    metaTag("property", "og:image:type", shared === null ? imageType(src) : type),
    ...(shared === null
      ? []
      : [
          metaTag("property", "og:image:width", String(width)),
          metaTag("property", "og:image:height", String(height)),
          metaTag("name", "twitter:card", "summary_large_image"),
        ]),
  ].join("");
}

function imageType(src: string): string | null {
  const ending = /\.(avif|gif|jpe?g|png|svg|webp)(?:\?|$)/i.exec(src)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  return ending === "svg" ? "image/svg+xml" : `image/${ending === "jpg" ? "jpeg" : ending}`;
}

const written = new WeakMap<object, { readonly origin: string; readonly bytes: Buffer<ArrayBuffer> }>();

/** The page in schema.org terms (SEO-4). Shared parts are serialized once. */
export function structuredData(objects: readonly object[], origin: string): Body {
  return objects.flatMap((data) => {
    const known = written.get(data);
    const bytes = known?.origin === origin ? known.bytes : Buffer.from(jsonForScript(withAddresses(data, origin)));
    written.set(data, { origin, bytes });
    return [freshPart(`<script type="application/ld+json">`), sharedPart(bytes), freshPart("</script>")];
  });
}

/** Structured data need absolute addresses, so the site's address is added to local paths. */
function withAddresses(data: unknown, origin: string): unknown {
  if (typeof data === "string") return /^\/(?!\/)/.test(data) ? origin + data : data;
  if (Array.isArray(data)) return data.map((each) => withAddresses(each, origin));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withAddresses(value, origin)]));
}

function languageLinks(canonical: string, shop: ShopView): string {
  const link = (rel: string, href: string) => `<link ${rel} href="${escapeHtml(href)}">`;
  const others = shop.languages.length > 1 ? shop.languages : [];
  return [
    link(`rel="canonical"`, withLanguage(canonical, shop.language, shop)),
    ...others.map(({ code }) => link(`rel="alternate" hreflang="${code}"`, withLanguage(canonical, code, shop))),
    others.length > 0 ? link(`rel="alternate" hreflang="x-default"`, canonical) : "",
  ].join("");
}

/** The shop's first language needs no `?lang=`. */
function withLanguage(address: string, language: string, shop: ShopView): string {
  if (language === shop.languages[0]?.code) return address;
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url.href;
}
