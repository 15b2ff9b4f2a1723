import * as z from "zod/mini";
import { seoFromWire } from "../catalog/map-seo.ts";
import { ignoreDropped, mapEach, type ReportDropped } from "../fields/drop-malformed.ts";
import { readId, readIds, readList, readRecord, readText, readTextOrNull } from "../fields/read.ts";
import { readPicture } from "../fields/read-picture.ts";
import type { WireBlogEntry, WireBrand, WireInformationEntry, WirePost } from "./schemas.ts";
import { BlogEntrySchema, BrandSchema, InformationEntrySchema, PostSchema } from "./schemas.ts";
import type { Article, Brand, Gallery, InformationArticle } from "./types.ts";

/** `wp/v2/posts` and `pages`; a malformed one is reported and left out, as in all lists here (ENT-1). */
export function postsFromWire(list: unknown, report: ReportDropped = ignoreDropped): readonly Article[] {
  return mapEach(readList(list), "posts", PostSchema, postFromWire, report);
}

function postFromWire(wire: WirePost): Article | null {
  return articleOf(wire, wire.title.rendered, wire.content.rendered, wire.excerpt?.rendered);
}

export function blogFromWire(list: unknown, report: ReportDropped = ignoreDropped): readonly Article[] {
  return mapEach(
    readList(list),
    "blog",
    BlogEntrySchema,
    (wire) => articleOf(wire, wire.title, wire.content, wire.excerpt),
    report,
  );
}

export function informationFromWire(
  list: unknown,
  report: ReportDropped = ignoreDropped,
): readonly InformationArticle[] {
  return mapEach(readList(list), "information", InformationEntrySchema, informationArticleFromWire, report);
}

function informationArticleFromWire(wire: WireInformationEntry): InformationArticle | null {
  const article = articleOf(wire, wire.title, wire.content, "");
  return article && { ...article, kind: wire.kind };
}

function articleOf(
  wire: Pick<WirePost | WireBlogEntry | WireInformationEntry, "id" | "slug" | "image" | "date" | "seo_data">,
  title: string,
  html: string,
  excerpt: unknown,
): Article | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    slug: wire.slug,
    title,
    excerpt: readText(excerpt),
    html,
    picture: readPicture(wire.image),
    date: readTextOrNull(wire.date),
    seo: seoFromWire(wire.seo_data),
  };
}

export function brandsFromWire(list: unknown, report: ReportDropped = ignoreDropped): readonly Brand[] {
  return mapEach(readList(list), "brands", BrandSchema, brandFromWire, report);
}

function brandFromWire(wire: WireBrand): Brand | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    slug: wire.slug,
    name: wire.name,
    picture: readPicture(wire.image),
    description: readText(wire.description),
    productIds: readIds(wire.product_ids),
    seo: seoFromWire(wire.seo_data),
  };
}

/** `restoran/v1/gallery/{id}`; null without a list of images. One that is no picture is reported and left out. */
export function galleryFromWire(value: unknown, report: ReportDropped = ignoreDropped): Gallery | null {
  const { title, images } = readRecord(value);
  if (!Array.isArray(images) && images !== null) return null;
  return {
    title: readText(title),
    pictures: mapEach(images ?? [], "gallery images", z.unknown(), readPicture, report),
  };
}

/** `restoran/v1/gallery`: all galleries in the order of their ids; invalid ones are left out. */
export function galleriesFromWire(value: unknown, report: ReportDropped = ignoreDropped): readonly Gallery[] {
  return Object.values(readRecord(value)).flatMap((gallery) => galleryFromWire(gallery, report) ?? []);
}
