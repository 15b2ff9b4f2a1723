import { isJsonObject, type Json } from "../documents/json.ts";
import { mediaPathOf, replaceInHtml } from "./media-references.ts";

/** A picture or film of the shop as served. */
export interface PlacedMedia {
  /** With its version: `/wp-content/uploads/shop/dishes/soup.webp?v=1a2b3c4d`. */
  readonly url: string;
  /** Pixels; null unless it is a raster picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Widths that exist beside it as `<name>-<width>.webp`, ascending; empty: none. */
  readonly widths: readonly number[];
}

export type MediaByPath = ReadonlyMap<string, PlacedMedia>;

/** Fields whose picture is an object or a string; pages show it large enough to need its smaller sizes. */
const pictureFields = new Set(["image", "image_dop", "image_dop_2", "dop_image_category_site"]);

/**
 * The document with served addresses in place of folder paths. A picture object also gets `width`, `height` and `sizes`
 * unless it has its own. A raster picture written as a string in a list or in one of `pictureFields` becomes such an
 * object, because a page would otherwise load the full photo. Other strings are unchanged.
 */
export function rewriteMedia(value: Json, media: MediaByPath): Json {
  if (typeof value === "string") return rewriteText(value, media);
  if (Array.isArray(value)) return value.map((entry) => rewritePicture(entry, media));
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).map(([key, entry]) => {
    const rewrite = pictureFields.has(key) ? rewritePicture : rewriteMedia;
    return [key, rewrite(entry, media)] as const;
  });
  return { ...measured(value, media), ...Object.fromEntries(fields) };
}

function rewritePicture(value: Json, media: MediaByPath): Json {
  const isSized = typeof value === "string" && media.get(value)?.size != null;
  return rewriteMedia(isSized ? { src: value } : value, media);
}

function rewriteText(text: string, media: MediaByPath): string {
  const whole = mediaPathOf(text);
  if (whole !== null) return media.get(whole)?.url ?? text;
  return text.includes("media/") ? replaceInHtml(text, (path) => media.get(path)?.url ?? path) : text;
}

function measured(image: { readonly [key: string]: Json }, media: MediaByPath): { [key: string]: Json } {
  const address = image["src"] ?? image["url"];
  const placed = typeof address === "string" ? media.get(address) : undefined;
  if (placed?.size == null) return {};
  return { ...placed.size, ...(placed.widths.length === 0 ? {} : { sizes: placed.widths }) };
}
