import type {
  Banner,
  BookingPolicy,
  BranchId,
  BuyingBan,
  Coordinates,
  DeliveryCondition,
  DeliveryMethod,
  HallTable,
  LocationId,
  Money,
  PaymentPolicy,
  Picture,
  Popup,
  SlotPolicy,
  TimeZone,
  TipPolicy,
  WorkSchedule,
} from "@skatert/domain";
import type { LanguageCode } from "../api/languages.ts";
import type { MapBase, MapStart, MapZone } from "../delivery/types.ts";
import type { NamedFlags } from "../setting-rows/readers.ts";
import type { CatalogType } from "./front-schemas.ts";
import type { OutsideServices } from "./outside.ts";

export interface SiteSeo {
  readonly name: string;
  readonly shortName: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  readonly ogImage: string | null;
}

/** Colours as CSS writes them; null: the theme's own. */
export interface ShopColors {
  readonly background: string | null;
  readonly card: string | null;
  readonly text: string | null;
  readonly button: string | null;
  readonly accent: string | null;
  readonly accentDark: string | null;
  readonly accentLight: string | null;
  readonly accentLightSecondary: string | null;
  readonly highlight: string | null;
}

export interface ShopLook {
  readonly logo: Picture | null;
  readonly logoDark: Picture | null;
  readonly faviconSvg: string | null;
  readonly faviconPng: string | null;
  readonly icon192: string | null;
  readonly icon512: string | null;
  readonly iconMaskable512: string | null;
  readonly colors: ShopColors;
  readonly isDarkByDefault: boolean;
  readonly mainFont: string | null;
  readonly headingsFont: string | null;
  /** Font files that the shop itself serves; a font without one is a system font or one of the storefront's. */
  readonly fontFiles: readonly { readonly family: string; readonly url: string }[];
  readonly footer: { readonly title: string; readonly text: string; readonly picture: Picture | null } | null;
  readonly pwaScreenshots: readonly string[];
}

/** A branch that the shopper can choose; its warehouses handle the order. */
export interface ShopLocation {
  readonly id: LocationId;
  readonly name: string;
  /** Empty if unknown. */
  readonly city: string;
  /** File name of its own catalogue; null: the main one. */
  readonly priceFile: string | null;
  readonly warehouseIds: readonly BranchId[];
  readonly address: string;
  readonly coordinates: Coordinates | null;
  readonly phone: string;
  readonly hours: string;
}

/** A point for pickup, or a lounge. */
export interface ShopPoint {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates | null;
  readonly warehouseId: BranchId;
  readonly seats: number | null;
  /** Empty: bookings count the seats. */
  readonly tables: readonly HallTable[];
}

export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly type: DeliveryMethod;
  readonly pickupLocations: readonly ShopPoint[];
  readonly restaurants: readonly ShopPoint[];
}

export interface ContactLink {
  readonly text: string;
  readonly url: string;
}

export interface ShopContacts {
  readonly phones: readonly ContactLink[];
  readonly emails: readonly ContactLink[];
  readonly addresses: readonly {
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly coordinates: Coordinates | null;
    readonly phone: string;
    readonly hours: string;
  }[];
  readonly socials: readonly { readonly name: string; readonly icon: string; readonly url: string }[];
  readonly legal: string;
}

export interface MenuEntry {
  readonly title: string;
  /** Null for a heading without a link. */
  readonly url: string | null;
  readonly items: readonly MenuEntry[];
}

export interface ShopMenu {
  readonly header: readonly MenuEntry[];
  readonly footer: readonly MenuEntry[];
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly code: 301 | 302 | 303 | 307 | 308;
}

export interface ShopLanguage {
  readonly code: LanguageCode;
  readonly name: string;
  /** Interface strings of this shop, by key (APP-3). */
  readonly overrides: Readonly<Record<string, string>>;
}

export interface Translation {
  readonly isActive: boolean;
  readonly usesGoogle: boolean;
  readonly googleLanguages: readonly string[];
  readonly usesBackend: boolean;
  readonly interfaceOnly: boolean;
}

export interface WorkTimeNotice {
  readonly isOn: boolean;
  readonly title: string;
  /** With `{from}` and `{to}`. */
  readonly text: string;
  readonly image: string | null;
}

export interface RealtimeOptions {
  readonly key: string;
  readonly wsPath: string | null;
  readonly cluster: string | null;
  readonly host: string | null;
}

/** `demo_previews`: a picture, or a film with the picture as its poster. */
export interface DemoPreview {
  readonly picture: Picture;
  readonly videoUrl: string | null;
}

/** Boolean switches of the settings. */
export type ShopFlags = NamedFlags;

export interface StockMode {
  /** The shop folder has one stock file per branch (`fragmented_stosks_json`). */
  readonly isFragmented: boolean;
  /** The branch whose stock serves all (`single_stock_mode`, `single_stock_id`); null: each has its own. */
  readonly singleWarehouseId: BranchId | null;
}

/** All of `all_settings` as typed, serialisable data. */
export interface ShopSettings {
  readonly seo: SiteSeo;
  readonly seoByLanguage: Readonly<Partial<Record<LanguageCode, SiteSeo>>>;
  readonly robots: string;
  readonly look: ShopLook;
  readonly locations: readonly ShopLocation[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly payments: PaymentPolicy;
  readonly zones: readonly MapZone[];
  readonly conditions: readonly DeliveryCondition[];
  readonly mapStart: MapStart | null;
  readonly mapBase: MapBase;
  readonly timeZone: TimeZone;
  /** By warehouse id; see `scheduleOf`. */
  readonly schedules: Readonly<Record<BranchId, WorkSchedule>>;
  readonly slots: SlotPolicy;
  /** Tables without an order (`booking`, extension). */
  readonly bookings: BookingPolicy;
  /** `tips` (extension); null: the shop takes no tips. */
  readonly tips: TipPolicy | null;
  /** Minimum order outside zones (`delivery.pickup_minimum`, extension). */
  readonly pickupMinimum: Money;
  readonly pausedWarehouseIds: readonly BranchId[];
  /** Dishes that are shown but not sold (`product_disable_buy`). */
  readonly buyingBan: BuyingBan;
  readonly popups: readonly Popup[];
  readonly workTimeNotice: WorkTimeNotice;
  readonly banners: readonly Banner[];
  readonly contacts: ShopContacts;
  readonly menu: ShopMenu;
  readonly redirects: readonly Redirect[];
  /** The default first; never empty. */
  readonly languages: readonly ShopLanguage[];
  readonly translation: Translation;
  readonly currency: string;
  /** The other hosts that a page contacts, mostly after consent (EXT-2, EXT-3, APP-7). */
  readonly outside: OutsideServices;
  /** Whether this server uses an address provider (`geo`); otherwise the shop's own street list is used. */
  readonly findsAddresses: boolean;
  /** Whether this server supports group orders (decision 061). */
  readonly takesGroupOrders: boolean;
  readonly cacheVersion: string;
  readonly pendingOrderCancelSeconds: number;
  /** Guests who pay on receipt must first sign in by a one-time code. */
  readonly guestOrderCode: boolean;
  readonly stockMode: StockMode;
  /** The shop's public address without a trailing slash. Null: that of the request or of PUBLIC_URL. */
  readonly frontUrl: string | null;
  /** Page type of `facade.catalog_front`, used if `front/settings` names none; null: not set. */
  readonly catalogFront: CatalogType | null;
  /** Pictures and films of the restaurant on the home page; empty unless `show_demo_previews`. */
  readonly demoPreviews: readonly DemoPreview[];
  readonly flags: ShopFlags;
  readonly realtime: RealtimeOptions | null;
}
