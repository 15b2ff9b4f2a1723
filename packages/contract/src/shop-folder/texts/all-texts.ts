import type { FieldTexts } from "../../fields/field-text.ts";
import type { WholeShopFile } from "../whole-schemas.ts";
import { catalogTexts } from "./catalog-texts.ts";
import {
  bannerTexts,
  blogTexts,
  brandTexts,
  frontTexts,
  galleryTexts,
  informationTexts,
  postTexts,
} from "./content-texts.ts";
import { couponTexts, promoTexts } from "./coupon-texts.ts";
import { bonusTexts, branchStockTexts, referralTexts, stockTexts, userTexts, wheelTexts } from "./people-texts.ts";
import { lookTexts } from "./settings-look-texts.ts";
import { placeTexts } from "./settings-place-texts.ts";
import { siteTexts } from "./settings-site-texts.ts";

/** A table of the documentation: fields of a file, or of a part of it. */
export interface FieldTable {
  readonly file: WholeShopFile;
  readonly title: string;
  readonly texts: FieldTexts;
}

/** Texts of the fields by file. A shape that several files share is described in the first of them. */
export const FIELD_TABLES: readonly FieldTable[] = [
  { file: "catalog.json", title: "sections and dishes", texts: catalogTexts },
  { file: "coupons.json", title: "coupons", texts: couponTexts },
  { file: "banners.json", title: "banners", texts: bannerTexts },
  { file: "settings.json", title: "branches, delivery, hours, payment", texts: placeTexts },
  { file: "settings.json", title: "name, look, texts, languages", texts: lookTexts },
  { file: "settings.json", title: "selling and other services", texts: siteTexts },
  { file: "front.json", title: "page type", texts: frontTexts },
  { file: "promo-settings.json", title: "what may be combined", texts: promoTexts },
  { file: "bonus.json", title: "points", texts: bonusTexts },
  { file: "referral.json", title: "invitations", texts: referralTexts },
  { file: "wheel.json", title: "the game", texts: wheelTexts },
  { file: "stock.json", title: "stock", texts: stockTexts },
  { file: "stock/<warehouse_id>.json", title: "stock of one branch", texts: branchStockTexts },
  { file: "pages.json", title: "pages, and posts in posts.json", texts: postTexts },
  { file: "blog.json", title: "articles", texts: blogTexts },
  { file: "information.json", title: "information", texts: informationTexts },
  { file: "galleries.json", title: "galleries by number", texts: galleryTexts },
  { file: "brands.json", title: "brands", texts: brandTexts },
  { file: "users.json", title: "accounts to begin with", texts: userTexts },
];
