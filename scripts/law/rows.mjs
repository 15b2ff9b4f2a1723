/** Nouns of the domain from the ground up; a noun imports only from earlier rows. */
export const DOMAIN_ROWS = [
  ["money", "merge", "look"],
  ["staff"],
  ["catalog"],
  ["search"],
  ["delivery", "schedule"],
  ["stops", "guide", "inbox"],
  ["cart", "content"],
  ["pricing"],
  ["coupons", "loyalty"],
  ["checkout"],
  ["orders", "guests"],
  ["changes"],
  ["board"],
  ["testing"],
];

/** Nouns of the contract from the ground up; the last rows join calls and files of the nouns below. */
export const CONTRACT_ROWS = [
  ["fields", "pages"],
  ["api", "setting-rows"],
  ["account", "catalog", "delivery", "loyalty", "push", "requests", "tips"],
  ["content", "ratings", "schedule"],
  ["checkout", "settings"],
  ["coupons", "group-orders", "orders", "pictures", "woo"],
  ["client", "office", "shop-folder"],
  ["testing"],
];

/** Parts of the storefront from the ground up. */
export const STOREFRONT_ROWS = [
  ["ui", "i18n", "theme", "routing"],
  ["platform"],
  ["model"],
  ["features"],
  ["layouts"],
  ["page-data"],
  ["routes"],
  ["ssr"],
  ["start"],
];

/** Nouns of the storefront's model from the ground up; a noun imports only from earlier rows. */
export const STOREFRONT_MODEL_ROWS = [
  ["account", "checkout", "content", "discounts", "outside", "search"],
  ["catalog", "page"],
  ["shop"],
  ["language", "place"],
  ["cart"],
  ["orders", "quote"],
  ["bookings", "group-order", "times"],
  ["session"],
  ["realtime"],
];

/** Parts of the office from the ground up. */
export const OFFICE_ROWS = [["ui", "i18n", "theme"], ["platform"], ["model"], ["features"], ["routes"], ["start"]];

/** Nouns of the office's model from the ground up; documents of the shop are in `entities`. */
export const OFFICE_MODEL_ROWS = [
  ["branch", "devices", "entities", "guests", "guide", "inbox", "people", "pictures", "sale", "stops", "titles"],
  ["board", "bookings", "changing", "content", "grid", "hours", "imports", "journal", "look", "payments", "phone"],
  ["branches", "preview", "shop-settings", "shop-texts", "tickets", "zones"],
  ["changes", "groups", "promotions"],
  ["categories"],
  ["dishes"],
];
