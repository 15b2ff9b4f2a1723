import type { FieldTexts } from "../../fields/field-text.ts";
import { textsOf } from "../../setting-rows/readers.ts";

/** Selling and other services of `settings.json`. */
export const siteTexts: FieldTexts = {
  settings: ["Rules of orders and stock.", "the defaults below"],
  "settings.app": ["Pauses.", "none"],
  ...textsOf("settings.app.disable_ordering"),
  "settings.fragmented_stosks_json": [
    "`true`: stock is in `stock/<warehouse_id>.json`, and `stock.json` is ignored.",
    "`stock.json`",
  ],
  "settings.single_stock_mode": ["`true`: stock of `single_stock_id` serves every branch.", "each branch has its own"],
  "settings.single_stock_id": ["`warehouse_id` of that stock.", "each branch has its own"],
  ...textsOf("settings.pending_order_cansel_time", "settings.guest_order_code"),
  "settings.payment": ["Rules of payment.", "none"],
  "settings.payment.payments_filtered_by_location": [
    "`true`: `warehouse_ids` of the ways to pay count.",
    "every way in every branch",
  ],
  "settings.front_url": [
    "Address of the shop in links of its pages, in robots.txt and in the sitemap.",
    "that of the request",
  ],
  ...textsOf("front_currency", "cart_button_as_app"),
  product_disable_buy: [
    "`true`: a menu to read, nothing is sold; a list of `id`: these dishes are not sold.",
    "everything is sold",
  ],
  ...textsOf(
    "show_out_of_stock_products",
    "need_to_choose_address_first",
    "simplified_order",
    "dish_notes",
    "if_missing",
    "dont_show_delivery_price",
    "show_dish_ratings",
  ),
  tips: ["Tips for courier and kitchen after handover: `true`, or an object with the bounds.", "no tips"],
  ...textsOf("tips.active", "tips.sums", "tips.min", "tips.max", "tips.days"),
  group_orders: ["Written by the server; not for a folder.", "not needed"],
  ...textsOf("fragmentedCatalog"),
  cache_ver_site: ["Another text empties the carts that browsers keep.", "`2.0.15`"],
  ...textsOf("translate_active", "use_google_translate", "google_languages_list"),
  google_translate_url: ["Another address of the widget.", "Google's own"],
  ...textsOf("use_backend_translate", "translate_only_interface"),
  include: ["Scripts of counters, loaded after consent, see [outside-services.md](outside-services.md).", "none"],
  "include.metrix": ["Counters: addresses or snippets.", "none"],
  "include.scripts": ["Other scripts.", "none"],
  "include.hosts": ["Further hosts that they speak to.", "none"],
  chat_widget: ["Scripts of a chat.", "none"],
  telegram_web_app: ["`true`: Telegram's script inside Telegram.", "not loaded"],
  realtime: ["Written by the server; not for a folder.", "not needed"],
  "realtime.key": ["Written by the server."],
  "realtime.wsPath": ["Written by the server.", "not needed"],
  "realtime.cluster": ["Written by the server.", "not needed"],
  "realtime.host": ["Written by the server.", "not needed"],
};
