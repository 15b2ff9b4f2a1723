import {
  type CatalogType,
  type HostPart,
  type LanguageCode,
  type MenuEntry,
  type ShopSettings,
  siteSeoOf,
} from "@skatert/contract";
import { type Catalog, type LocationId, type Money, minMoney } from "@skatert/domain";
import { compileOverrides } from "../../i18n/dictionary/compile.ts";
import type { ContactsView, NavigationLink, ShopView } from "../../model/shop/shop.ts";
import { dictionaryUrl, laterDictionaryUrl } from "../assets/dictionary-url.ts";
import { categoryLinks } from "../catalog/categories/category-links.ts";
import { outsideView } from "./outside-view.ts";

export interface ShopViewInput {
  readonly settings: ShopSettings;
  readonly pageType: CatalogType;
  readonly offeredTypes: readonly CatalogType[];
  readonly catalog: Catalog;
  readonly language: LanguageCode;
  readonly locationId: LocationId | null;
  readonly revision: string;
  /** Parts that a remote backend has not. */
  readonly lacks: readonly HostPart[];
}

/** Shop data of every page, from its settings and menu. */
export function shopView(input: ShopViewInput): ShopView {
  const { settings, pageType, offeredTypes, catalog, language, locationId, revision, lacks } = input;
  const seo = siteSeoOf(settings, language);
  return {
    language,
    languages: settings.languages.map(({ code, name }) => ({ code, name })),
    currency: settings.currency,
    name: seo.name || settings.seo.name,
    title: seo.title || settings.seo.title,
    description: seo.description || settings.seo.description,
    logo: settings.look.logo,
    logoDark: settings.look.logoDark,
    pageType,
    pageTypes: offeredTypes,
    darkByDefault: settings.look.isDarkByDefault,
    categories: categoryLinks(catalog, pageType),
    menu: links(settings.menu.header),
    footerMenu: settings.menu.footer.map(({ title, url, items }) => ({ title, url, links: links(items) })),
    footer: settings.look.footer,
    contacts: contactsView(settings),
    locations: settings.locations.map(({ id, name, city, warehouseIds }) => ({ id, name, city, warehouseIds })),
    locationId,
    deliveryMethods: settings.shippingMethods.map(({ type }) => type),
    promise: promiseOf(settings, locationId),
    flags: {
      simplifiedOrder: settings.flags.simplifiedOrder,
      cartButtonAsApp: settings.flags.cartButtonAsApp,
      needsAddressFirst: settings.flags.chooseAddressFirst,
      hidesDeliveryPrice: settings.flags.hideDeliveryPrice,
      ifMissing: settings.flags.ifMissing,
      fragmentedCatalog: settings.flags.fragmentedCatalog,
      groupOrders: settings.takesGroupOrders && !settings.flags.simplifiedOrder && !lacks.includes("group-orders"),
    },
    lacks,
    hasPopups: settings.popups.length > 0 || settings.workTimeNotice.isOn,
    timeZone: settings.timeZone,
    revision,
    cacheVersion: settings.cacheVersion,
    realtime: settings.realtime,
    outside: outsideView(settings),
    dictionaryUrl: dictionaryUrl(language),
    laterDictionaryUrl: laterDictionaryUrl(language),
    messageOverrides: compileOverrides(settings.languages.find(({ code }) => code === language)?.overrides ?? {}),
  };
}

/** Menu entries with links, flattened. */
function links(entries: readonly MenuEntry[]): readonly NavigationLink[] {
  return entries.flatMap(({ title, url, items }) => [...(url === null ? [] : [{ title, url }]), ...links(items)]);
}

function contactsView({ contacts }: ShopSettings): ContactsView {
  return {
    phones: contacts.phones,
    emails: contacts.emails,
    addresses: contacts.addresses.map(({ name, address, hours, phone }) => ({ name, address, hours, phone })),
    social: contacts.socials.map(({ name, url }) => ({ title: name, url })),
    legal: contacts.legal,
  };
}

/** The lowest minimum of the branch's zones and its shortest cooking time, shown as "from". */
function promiseOf(settings: ShopSettings, locationId: LocationId | null): ShopView["promise"] {
  const branch = settings.locations.find(({ id }) => id === locationId);
  const warehouses = branch?.warehouseIds ?? settings.locations.flatMap(({ warehouseIds }) => warehouseIds);
  const minimums = settings.conditions
    .filter(({ warehouseId }) => warehouseId === null || warehouses.includes(warehouseId))
    .map(({ minimum }) => minimum);
  const minutes = warehouses.flatMap((id) => settings.schedules[id]?.cookingMinutes ?? []);
  return {
    minimum: minimums.reduce<Money | null>((least, each) => (least === null ? each : minMoney(least, each)), null),
    minutes: minutes.length > 0 ? Math.min(...minutes) : null,
  };
}
