import { DEFAULT_LANGUAGE, type LanguageCode } from "./languages.ts";

/**
 * Every call of spec section 7, wire.md and readings.md, without the `/api` prefix: each has the same answer with it
 * (API-1). The caller adds query strings.
 */
export const PATHS = {
  allSettings: "/wp-json/v1/all_settings",
  frontSettings: "/wp-json/front/settings",
  banners: "/banners-json",
  blog: "/wp-json/restoran/v1/blog",
  galleries: "/wp-json/restoran/v1/gallery",
  information: "/wp-json/restoran/v1/information",
  brands: "/wp-json/restoran/v1/brands",
  posts: "/wp-json/wp/v2/posts",
  pages: "/wp-json/wp/v2/pages",

  takeTimes: "/wp-json/checkout/avaible_time",
  quote: "/wp-json/checkout/quote",
  orders: "/wp-json/checkout/order",
  orderPayment: "/wp-json/checkout/payment",
  paymentNotices: "/wp-json/checkout/payment_notice",

  autoapply: "/wp-json/wc/v3/coupons/autoapply",
  promoSettings: "/wp-json/systeminfo/v1/coupons/seettings",
  publicCoupons: "/wp-json/v1/autocoupons",
  ownCoupons: "/wp-json/systeminfo/v1/user/avaible_coupons",
  referral: "/wp-json/systeminfo/v2/coupons/referal_info",
  referralRules: "/wp-json/systeminfo/v1/referral",
  bonus: "/wp-json/systeminfo/v1/bonus",
  bonusHistory: "/wp-json/systeminfo/v1/bonus/history",

  sendCode: "/wp-json/wc/auth/send_code",
  checkCode: "/wp-json/wc/auth/check_code",
  telegramSend: "/wp-json/telega/v1/auth/send",
  telegramCheck: "/wp-json/telega/v1/auth/check",
  telegramMiniApp: "/wp-json/telega/v1/auth/mini_app",
  whatsappSend: "/wp-json/whatsapp/v1/auth/send",
  whatsappCheck: "/wp-json/whatsapp/v1/auth/check",
  logout: "/wp-json/wc/auth/logout",
  addresses: "/wp-json/wc/auth/user/get_addresses",
  user: "/wp-json/system/users",
  userExport: "/wp-json/system/users/export",
  preferences: "/wp-json/systeminfo/v2/user_preferences",
  favorites: "/wp-json/systeminfo/v2/user_favorites",
  notifications: "/wp-json/systeminfo/v2/push/user_history",
  pushKey: "/wp-json/systeminfo/v2/push/key",
  pushSubscriptions: "/wp-json/systeminfo/v2/push/subscriptions",

  stopList: "/wp-json/systeminfo/v1/stop_list",
  requests: "/wp-json/systeminfo/v1/requests",
  bookingTimes: "/wp-json/systeminfo/v1/booking_times",
  dishRatings: "/wp-json/systeminfo/v1/ratings",
  orderRatings: "/wp-json/systeminfo/v1/order_ratings",
  groupOrders: "/wp-json/systeminfo/v1/group_orders",

  ownOrders: "/wp-json/wc/v2/orders",
  shopOrders: "/wp-json/wc/v3/orders",
  shopProducts: "/wp-json/wc/v3/products",
  shopCategories: "/wp-json/wc/v3/products/categories",
  shopCoupons: "/wp-json/wc/v3/coupons",
  shopPayments: "/wp-json/checkout/payments",

  wheel: "/wheel/",
  wheelSpin: "/wheel/spin",

  geoSuggest: "/wp-json/systeminfo/v1/geo/suggest",
  geoGeocode: "/wp-json/systeminfo/v1/geo/geocode",
  geoReverse: "/wp-json/systeminfo/v1/geo/reverse",

  latestBuild: "/builds/latest.json",
  realtimeAuth: "/pusher/auth",
  openapi: "/openapi.json",
  catalogFolder: "/wp-content/uploads/app_sync",
} as const;

/** Catalogue files of the shop; the settings name a location's price file. */
export type CatalogFile = "categories-only" | "main" | "full";

const FILE_STEMS: Readonly<Record<CatalogFile, string>> = {
  "categories-only": "prodcat_main_categories_only",
  main: "prodcat_main",
  full: "prodcat",
};

/** File name of a catalogue in a language: the default language has no suffix. */
export function catalogFileName(file: CatalogFile, language: LanguageCode): string {
  return withLanguage(FILE_STEMS[file], language);
}

export function catalogFilePath(file: CatalogFile, language: LanguageCode): string {
  return `${PATHS.catalogFolder}/${catalogFileName(file, language)}`;
}

/**
 * File name of a location's price file in a language. Only the last segment of the settings' `price_file_path` counts,
 * because the file is in the catalogue's folder.
 */
export function priceFileName(priceFilePath: string, language: LanguageCode): string {
  const name = priceFilePath.split(/[/\\]/).at(-1) ?? "";
  return withLanguage(name.replace(/\.json$/i, ""), language);
}

export function priceFileUrlPath(priceFilePath: string, language: LanguageCode): string {
  return `${PATHS.catalogFolder}/${encodeURIComponent(priceFileName(priceFilePath, language))}`;
}

function withLanguage(stem: string, language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? `${stem}.json` : `${stem}-${language}.json`;
}

export function galleryPath(id: string | number): string {
  return `${PATHS.galleries}/${encodeURIComponent(String(id))}`;
}

/** The order as shown to its owner; a guest adds `?key=`. */
export function orderPath(id: number): string {
  return `${PATHS.orders}/${id}`;
}

/** Changes the payment method of an order that awaits payment; a guest adds `?key=`. */
export function orderMethodPath(id: number): string {
  return `${orderPath(id)}/payment_method`;
}

/** Agrees to an order's later time; a guest adds `?key=`. */
export function orderPromisePath(id: number): string {
  return `${orderPath(id)}/promise`;
}

/** Accepts or declines a proposed change of an order; a guest adds `?key=`. */
export function orderProposalPath(id: number): string {
  return `${orderPath(id)}/proposal`;
}

/** The rating of an order by its owner; a guest adds `?key=`. */
export function orderRatingPath(id: number): string {
  return `${orderPath(id)}/rating`;
}

/** Tips of a handed-over order; a guest adds `?key=`. */
export function orderTipsPath(id: number): string {
  return `${orderPath(id)}/tips`;
}

/** The sender's view of a request; a guest adds `?key=`. */
export function requestPath(id: number): string {
  return `${PATHS.requests}/${id}`;
}

/** A group order, open to everybody with its link. */
export function groupOrderPath(id: string): string {
  return `${PATHS.groupOrders}/${encodeURIComponent(id)}`;
}

export function addressPath(id: string | number): string {
  return `${PATHS.addresses}/${encodeURIComponent(String(id))}`;
}

export function buildMetaPath(buildId: string): string {
  return `/builds/meta/${encodeURIComponent(buildId)}.json`;
}
