import * as z from "zod/mini";
import { BannerSchema, MenuEntrySchema, PopupSchema } from "../content/schemas.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { DeliverySettingsSchema, MapSchema } from "../delivery/schemas.ts";
import {
  wireEmpty,
  wireFlag,
  wireId,
  wireIds,
  wireImage,
  wireMap,
  wireNumber,
  wireObject,
  wireShortText,
  wireText,
  wireTexts,
} from "../fields/schemas.ts";
import { BranchWorkTimeSchema } from "../schedule/schemas.ts";
import { wireFieldsBelow } from "../setting-rows/readers.ts";

export const SiteSeoSchema = z.looseObject({
  name: z.optional(wireText),
  title: z.optional(wireText),
  description: z.optional(wireText),
  keywords: z.optional(wireText),
  og_title: z.optional(wireText),
  og_description: z.optional(wireText),
  og_image: z.optional(wireImage),
  short_name: z.optional(wireText),
});

/** The shop's logos: under `logos`, under `logo`, or `logo` is the picture itself. */
export const LogosSchema = z.looseObject({
  logo: z.optional(wireImage),
  logo_dark: z.optional(wireImage),
  icon_192: z.optional(wireImage),
  icon_512: z.optional(wireImage),
  icon_maskable_512: z.optional(wireImage),
  gr_favicon_site: z.optional(
    wireObject(
      z.looseObject({
        favicon_png: z.optional(wireImage),
        favicon_svg: z.optional(wireImage),
      }),
    ),
  ),
});

export const ColorsSchema = z.looseObject({
  yellow: z.optional(wireText),
  yellow_dark: z.optional(wireText),
  yellow_light: z.optional(wireText),
  yellow_light_secondary: z.optional(wireText),
  orange: z.optional(wireText),
  main_buttons_background_color: z.optional(wireText),
  background: z.optional(wireText),
});

/** Extensions: the shop's own colours of cards and text. */
const ShopColorsSchema = z.extend(ColorsSchema, { card: z.optional(wireText), text: z.optional(wireText) });

export const FacadeSchema = z.looseObject({
  colors: z.optional(wireObject(ShopColorsSchema)),
  footer_infoblock: z.optional(z.union([wireText, z.looseObject({}), z.array(z.unknown())])),
  catalog_front: z.optional(wireText),
  default_dark: z.optional(wireFlag),
});

const AppSettingsSchema = z.looseObject({
  ...wireFieldsBelow("settings."),
  app: z.optional(wireObject(z.looseObject(wireFieldsBelow("settings.app.")))),
  fragmented_stosks_json: z.optional(wireFlag),
  single_stock_mode: z.optional(wireFlag),
  single_stock_id: z.optional(wireText),
  payment: z.optional(wireObject(z.looseObject({ payments_filtered_by_location: z.optional(wireFlag) }))),
  front_url: z.optional(wireText),
});

export const LocationSchema = z.looseObject({
  term_id: wireId,
  name: z.string(),
  city: z.optional(wireText),
  price_file_path: z.optional(wireText),
  warehouse_id: z.optional(wireIds),
  /** Accepts any shape, because hosts write these differently. */
  address: z.optional(z.unknown()),
  coord: z.optional(z.unknown()),
  phone: z.optional(z.unknown()),
  hours: z.optional(z.unknown()),
});

/** A table of a hall. */
const HallTableSchema = z.looseObject({ number: wireShortText, seats: wireNumber });

/** A point for pickup or for the lounge; `coord` is "lat,lon" text (ENT-3). */
export const PickupLocationSchema = z.looseObject({
  id: wireId,
  name: wireText,
  address: z.optional(wireText),
  coord: z.optional(wireText),
  warehouse_id: wireId,
  seats: z.optional(wireNumber),
  tables: z.optional(z.union([z.array(HallTableSchema).check(z.maxLength(300)), wireEmpty])),
});

export const ShippingMethodSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  type: DeliveryMethodSchema,
  pickup_locations: z.optional(z.union([z.array(PickupLocationSchema), wireEmpty])),
  restaurants: z.optional(z.union([z.array(PickupLocationSchema), wireEmpty])),
  /** Extension: an outside service delivers, so only paykeeper remains (VALID-2). */
  delivery_service: z.optional(wireFlag),
});

export const PaymentMethodSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  name: wireText,
  enabled: z.optional(wireFlag),
  online: z.optional(wireFlag),
  shipping_methods: z.optional(wireTexts),
  warehouse_ids: z.optional(wireIds),
});

export const RedirectSchema = z.looseObject({
  from: z.string().check(z.minLength(1)),
  to: z.string().check(z.minLength(1)),
  code: z.optional(z.union([z.literal([301, 302, 303, 307, 308]), z.enum(["301", "302", "303", "307", "308"])])),
});

export const LanguageEntrySchema = z.looseObject({
  code: z.string(),
  text: z.optional(wireText),
  default: z.optional(wireFlag),
  lang_json_data: z.optional(z.union([z.looseObject({}), z.string(), wireEmpty, z.array(z.unknown())])),
});

const PhoneOrTextSchema = z.union([wireText, z.array(z.unknown()), z.looseObject({})]);
export const ContactsSchema = z.looseObject({
  phone: z.optional(PhoneOrTextSchema),
  email: z.optional(wireText),
  address: z.optional(PhoneOrTextSchema),
  phones: z.optional(z.unknown()),
  emails: z.optional(z.unknown()),
  addresses: z.optional(z.unknown()),
  socials: z.optional(z.unknown()),
  legal: z.optional(z.unknown()),
});

/** Where the realtime endpoint listens (extension); absent: the page polls. */
export const RealtimeSchema = z.looseObject({
  key: z.string().check(z.minLength(1)),
  wsPath: z.optional(z.string()),
  cluster: z.optional(z.string()),
  host: z.optional(z.string()),
});

/** Each part of `all_settings` by its wire name; a part may be absent. */
export const SETTINGS_PARTS = {
  ...wireFieldsBelow(""),
  logo: z.optional(z.union([LogosSchema, wireImage])),
  logos: z.optional(wireObject(LogosSchema)),
  gr_favicon_site: LogosSchema.shape.gr_favicon_site,
  seo: z.optional(wireObject(SiteSeoSchema)),
  seo_by_langs: z.optional(z.union([z.array(z.extend(SiteSeoSchema, { lang_code: z.string() })), wireEmpty])),
  locations: z.optional(z.union([z.array(LocationSchema), wireEmpty])),
  facade: z.optional(wireObject(FacadeSchema)),
  settings: z.optional(wireObject(AppSettingsSchema)),
  shipping_methods: z.optional(z.union([z.array(ShippingMethodSchema), wireEmpty])),
  popups: z.optional(z.union([z.array(PopupSchema), wireEmpty])),
  payment_methods: z.optional(z.union([z.array(PaymentMethodSchema), wireEmpty])),
  map: z.optional(wireObject(MapSchema)),
  delivery: z.optional(wireObject(z.extend(DeliverySettingsSchema, wireFieldsBelow("delivery.")))),
  delivery_work_time: z.optional(wireMap(BranchWorkTimeSchema)),
  banners: z.optional(z.union([z.array(BannerSchema), wireEmpty])),
  contacts: z.optional(wireObject(ContactsSchema)),
  menu: z.optional(z.union([z.array(MenuEntrySchema), wireEmpty, z.looseObject({})])),
  redirects: z.optional(z.union([z.array(RedirectSchema), wireEmpty])),
  product_disable_buy: z.optional(z.union([wireFlag, wireIds])),
  language_list: z.optional(z.union([z.array(LanguageEntrySchema), wireEmpty])),
  show_demo_previews: z.optional(wireFlag),
  cache_ver_site: z.optional(wireText),
  main_font: z.optional(z.union([wireText, z.looseObject({})])),
  font_headings: z.optional(z.union([wireText, z.looseObject({})])),
  include: z.optional(
    wireObject(
      z.looseObject({
        metrix: z.optional(z.union([wireTexts, z.looseObject({})])),
        scripts: z.optional(z.union([wireTexts, z.looseObject({})])),
        hosts: z.optional(wireTexts),
      }),
    ),
  ),
  chat_widget: z.optional(z.union([wireTexts, z.looseObject({})])),
  telegram_web_app: z.optional(z.union([wireFlag, wireText])),
  google_translate_url: z.optional(wireText),
  geo: z.optional(wireObject(z.looseObject({ provider: z.optional(wireText) }))),
  /** Extension: this server supports group orders. */
  group_orders: z.optional(wireFlag),
  demo_previews: z.optional(z.union([z.array(z.unknown()), z.looseObject({}), wireEmpty])),
  frontend_pwa_screenshot1: z.optional(wireImage),
  frontend_pwa_screenshot2: z.optional(wireImage),
  /** Extension: tips after an order is handed over; see `tipPolicyFromWire`. */
  tips: z.optional(z.union([wireFlag, wireObject(z.looseObject(wireFieldsBelow("tips.")))])),
  /** Extension: how tables are booked without an order. */
  booking: z.optional(wireObject(z.looseObject(wireFieldsBelow("booking.")))),
  realtime: z.optional(wireObject(RealtimeSchema)),
};

/** `GET v1/all_settings`: spec section 3 "Settings" and what wire.md adds. */
export const SettingsSchema = z.looseObject(SETTINGS_PARTS);
