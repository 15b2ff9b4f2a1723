import {
  categoriesFromWire,
  couponsFromWire,
  ignoreDropped,
  noMappedMenu,
  type ReportDropped,
  type ShopSettings,
  settingsFromWire,
} from "@skatert/contract";
import { type Catalog, type Coupon, indexCatalog, type TimeZone } from "@skatert/domain";
import type { TakeTurn } from "../jobs/slices.ts";
import { isJsonObject, type Json } from "./documents/json.ts";

// Mapped content by object identity, because revisions share most objects.
const settings = new WeakMap<object, ShopSettings>();
const coupons = new WeakMap<object, { readonly timeZone: TimeZone; readonly listed: readonly Coupon[] }>();
const menus = new WeakMap<object, Catalog>();
const mapped = noMappedMenu();

/** Null when the content is not settings. */
export function settingsOf(content: Json, report: ReportDropped): ShopSettings | null {
  if (!isJsonObject(content)) return settingsFromWire(content, report);
  const known = settings.get(content);
  if (known !== undefined) return known;
  const read = settingsFromWire(content, report);
  if (read !== null) settings.set(content, read);
  return read;
}

/** Automatic and individual coupons, then promo codes. */
export function couponsOf(content: Json, timeZone: TimeZone, report: ReportDropped): readonly Coupon[] {
  const file = isJsonObject(content) ? content : {};
  const known = coupons.get(file);
  if (known !== undefined && known.timeZone === timeZone) return known.listed;
  const listed = [
    ...couponsFromWire(file["auto"], "auto", timeZone, report),
    ...couponsFromWire(file["codes"], "promo", timeZone, report),
  ];
  coupons.set(file, { timeZone, listed });
  return listed;
}

/** The menu of a document. Products shared with another menu's content are mapped once. */
export function menuOf(content: Json, report: ReportDropped): Catalog {
  if (!Array.isArray(content)) return indexCatalog(categoriesFromWire(content, report));
  const known = menus.get(content);
  if (known !== undefined) return known;
  const menu = indexCatalog(categoriesFromWire(content, report, mapped));
  menus.set(content, menu);
  return menu;
}

const atOnce = 32;

/** Maps a menu's products in slices, so that a later `menuOf` does not block the event loop. */
export async function mapProducts(content: Json, takeTurn: TakeTurn): Promise<void> {
  for (const category of Array.isArray(content) ? content.filter(isJsonObject) : []) {
    const { products: listed } = category;
    if (!Array.isArray(listed) || mapped.categories.has(category)) continue;
    for (let at = 0; at < listed.length; at += atOnce) {
      categoriesFromWire([{ ...category, products: listed.slice(at, at + atOnce) }], ignoreDropped, mapped);
      await takeTurn();
    }
  }
}
