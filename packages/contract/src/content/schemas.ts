import * as z from "zod/mini";
import { SeoDataSchema } from "../catalog/schemas.ts";
import {
  wireClock,
  wireEmpty,
  wireFlag,
  wireId,
  wireIdOrNone,
  wireIds,
  wireImage,
  wireNumber,
  wireObject,
  wireText,
  wireTexts,
} from "../fields/schemas.ts";

const galleryField = z.optional(z.union([z.array(wireImage), wireImage]));

/** Spec section 3 "Banner"; `gallery*` and `desctop_slider` contain pictures for phone and desktop. */
export const BannerSchema = z.looseObject({
  id: z.optional(wireId),
  title: z.optional(wireText),
  text: z.optional(wireText),
  desctop_slider: galleryField,
  gallery: galleryField,
  gallery_1: galleryField,
  gallery_2: galleryField,
  type: z.optional(z.union([z.enum(["url", "product", "category", "text"]), wireEmpty])),
  url: z.optional(wireText),
  product: z.optional(z.union([wireIdOrNone, z.looseObject({ id: wireId }), z.array(z.unknown())])),
  category: z.optional(z.union([wireIdOrNone, z.looseObject({ id: wireId }), z.array(z.unknown())])),
  post: z.optional(wireObject(z.looseObject({ post_slug: z.optional(wireText) }))),
  sklad: z.optional(wireIds),
  skladall: z.optional(wireFlag),
  device: z.optional(wireTexts),
  is_stories: z.optional(wireFlag),
});
export type WireBanner = z.infer<typeof BannerSchema>;
/** `GET banners-json`. */
export const BannersSchema = z.array(BannerSchema);

/** Spec section 3 "Popup". */
export const PopupSchema = z.looseObject({
  id: wireId,
  title: z.optional(wireText),
  text: z.optional(wireText),
  image: z.optional(wireImage),
  url: z.optional(wireText),
  button_text: z.optional(wireText),
  sklad: z.optional(wireIds),
  stock_empty: z.optional(wireFlag),
  disable_ordering: z.optional(wireFlag),
  ban_days_popup: z.optional(wireTexts),
  popup_from: z.optional(wireClock),
  popup_to: z.optional(wireClock),
  id_delivery_zone: z.optional(wireText),
  repeat_mode: z.optional(z.union([wireText, z.boolean()])),
  repeatable: z.optional(wireFlag),
  isTimePopup: z.optional(wireFlag),
  bgImage: z.optional(wireImage),
});
export type WirePopup = z.infer<typeof PopupSchema>;

export const MenuEntrySchema = z.looseObject({
  title: z.optional(wireText),
  name: z.optional(wireText),
  url: z.optional(wireText),
  items: z.optional(z.unknown()),
  children: z.optional(z.unknown()),
});

/** A post or page of wp/v2; `content.rendered` is HTML of the shop and is sanitised before display. */
export const PostSchema = z.looseObject({
  id: wireId,
  slug: z.string().check(z.minLength(1)),
  title: z.looseObject({ rendered: z.string() }),
  content: z.looseObject({ rendered: z.string() }),
  excerpt: z.optional(z.looseObject({ rendered: z.string() })),
  date: z.optional(wireText),
  image: z.optional(wireImage),
  seo_data: z.optional(wireObject(SeoDataSchema)),
});
export type WirePost = z.infer<typeof PostSchema>;
export const PostsSchema = z.array(PostSchema);

/** `GET restoran/v1/blog`, one entry. */
export const BlogEntrySchema = z.looseObject({
  id: wireId,
  slug: z.string().check(z.minLength(1)),
  title: z.string(),
  excerpt: z.optional(wireText),
  content: z.string(),
  image: z.optional(wireImage),
  date: z.optional(wireText),
  seo_data: z.optional(wireObject(SeoDataSchema)),
});
export type WireBlogEntry = z.infer<typeof BlogEntrySchema>;
export const BlogSchema = z.array(BlogEntrySchema);

/** `information.json`, one entry. */
export const InformationEntrySchema = z.looseObject({
  id: wireId,
  slug: z.string().check(z.minLength(1)),
  kind: z.enum(["page", "post"]),
  title: z.string(),
  content: z.string(),
  image: z.optional(wireImage),
  date: z.optional(wireText),
  seo_data: z.optional(wireObject(SeoDataSchema)),
});
export type WireInformationEntry = z.infer<typeof InformationEntrySchema>;
export const InformationSchema = z.array(InformationEntrySchema);

export const GalleryImageSchema = z.looseObject({
  url: z.string().check(z.minLength(1)),
  width: z.optional(wireNumber),
  height: z.optional(wireNumber),
  alt: z.optional(wireText),
});
/** `GET restoran/v1/gallery/{id}`. */
export const GallerySchema = z.looseObject({ title: z.optional(wireText), images: z.array(GalleryImageSchema) });
/** `galleries.json`: by id. */
export const GalleriesSchema = z.record(z.string(), GallerySchema);

/** `brands.json`, one entry. */
export const BrandSchema = z.looseObject({
  id: wireId,
  slug: z.string().check(z.minLength(1)),
  name: z.string(),
  image: z.optional(wireImage),
  description: z.optional(wireText),
  product_ids: z.optional(wireIds),
  seo_data: z.optional(wireObject(SeoDataSchema)),
});
export type WireBrand = z.infer<typeof BrandSchema>;
export const BrandsSchema = z.array(BrandSchema);
