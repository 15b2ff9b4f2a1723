import type { DishRating, LanguageCode, ShopSettings } from "@skatert/contract";
import type { Catalog } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { ShopView } from "../../model/shop/shop.ts";
import type { SsrDeps } from "./deps.ts";
import type { RequestFacts } from "./request-facts.ts";

/** Request data for loaders and the document. */
export interface PageContext {
  readonly facts: RequestFacts;
  /** Public address of the site without a trailing slash. */
  readonly origin: string;
  readonly now: number;
  readonly shop: ShopView;
  readonly settings: ShopSettings;
  /**
   * Language of the menu and the texts. It differs from the page's if only the interface is translated
   * (STATE-6).
   */
  readonly contentLanguage: LanguageCode;
  /**
   * The menu of the chosen branch, or the main one. Reading it throws a 503 while it cannot be loaded, so that a page
   * of the menu is never "not found" or "empty" instead (STATE-1, ERR-1).
   */
  readonly catalog: Catalog;
  /** The same menu, empty while it cannot be loaded: for pages that only add to their own data from it. */
  readonly knownCatalog: Catalog;
  /** Ratings of dishes by product id, at most a minute old. */
  readonly ratings: ReadonlyMap<number, DishRating>;
  readonly i18n: I18n;
  /** Menus from the server's memory; undefined if they are fetched. */
  readonly menu: SsrDeps["menu"];
  /** Calls the shop's API without the visitor's cookies. */
  readonly api: SsrDeps["fetchApi"];
  /** Calls it with the visitor's cookies, which makes the page private. */
  readonly personalApi: SsrDeps["fetchApi"];
  /** Marks the answer as private to this visitor. */
  readonly markPrivate: () => void;
  readonly isPrivate: () => boolean;
}
