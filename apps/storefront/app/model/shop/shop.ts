import type { CatalogType, ContactLink, HostPart, LanguageCode, RealtimeOptions, ShopLook } from "@skatert/contract";
import type { BranchId, DeliveryMethod, LocationId, Money, Picture } from "@skatert/domain";
import type { Dictionary } from "../../i18n/dictionary/compile.ts";
import type { OutsideView } from "../outside/outside.ts";

export interface NavigationLink {
  readonly title: string;
  readonly url: string;
}

/** A menu section for navigation. */
export interface CategoryLink {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly image: string | null;
  readonly children: readonly CategoryLink[];
}

export interface LocationView {
  readonly id: LocationId;
  readonly name: string;
  /** Empty if the shop gives none. */
  readonly city: string;
  readonly warehouseIds: readonly BranchId[];
}

export interface ContactsView {
  readonly phones: readonly ContactLink[];
  readonly emails: readonly ContactLink[];
  readonly addresses: readonly {
    readonly name: string;
    readonly address: string;
    readonly hours: string;
    readonly phone: string;
  }[];
  readonly social: readonly NavigationLink[];
  readonly legal: string;
}

/**
 * Data of every page, the root route's loader data. Rendered from the public cache, so it must not contain
 * personal data.
 */
export interface ShopView {
  readonly language: LanguageCode;
  readonly languages: readonly { readonly code: LanguageCode; readonly name: string }[];
  /** Sign after an amount. */
  readonly currency: string;
  readonly name: string;
  /** Title of the home page. */
  readonly title: string;
  readonly description: string;
  readonly logo: Picture | null;
  readonly logoDark: Picture | null;
  readonly pageType: CatalogType;
  /** Page types that the visitor may choose from. Empty in most shops. */
  readonly pageTypes: readonly CatalogType[];
  readonly darkByDefault: boolean;
  readonly categories: readonly CategoryLink[];
  readonly menu: readonly NavigationLink[];
  readonly footerMenu: readonly {
    readonly title: string;
    readonly url: string | null;
    readonly links: readonly NavigationLink[];
  }[];
  readonly footer: ShopLook["footer"];
  readonly contacts: ContactsView;
  readonly locations: readonly LocationView[];
  /** The branch of the page's menu. Null until the shopper has chosen one. */
  readonly locationId: LocationId | null;
  readonly deliveryMethods: readonly DeliveryMethod[];
  /**
   * Lowest minimum and earliest delivery of all branches, shown in the address line before an address is
   * chosen.
   */
  readonly promise: { readonly minimum: Money | null; readonly minutes: number | null };
  readonly flags: {
    readonly simplifiedOrder: boolean;
    /** The cart is a button at the bottom on every screen, as in an app, instead of a column. */
    readonly cartButtonAsApp: boolean;
    readonly needsAddressFirst: boolean;
    readonly hidesDeliveryPrice: boolean;
    /** Checkout asks what to do if a dish is missing. */
    readonly ifMissing: boolean;
    /** The shop has group orders. */
    readonly groupOrders: boolean;
    /** The home page's later sections load in a second pass (STATE-2). */
    readonly fragmentedCatalog: boolean;
  };
  /** Parts that a remote backend has not: their buttons are hidden or replaced by an explanation. */
  readonly lacks: readonly HostPart[];
  /** Whether the shop has a popup or work-time notice that may become due. */
  readonly hasPopups: boolean;
  readonly timeZone: string;
  /** Changes with the shop's data. */
  readonly revision: string;
  /** `cache_ver_site`: a stored cart of another version is cleared (STATE-9). */
  readonly cacheVersion: string;
  readonly realtime: RealtimeOptions | null;
  /** Outside services that pages may load. Null: none. */
  readonly outside: OutsideView | null;
  /** Address of the page language's compiled messages. */
  readonly dictionaryUrl: string;
  /** Messages that no first page shows. Loaded with the first part that needs them. */
  readonly laterDictionaryUrl: string;
  readonly messageOverrides: Dictionary;
}
