import { DEFAULT_LANGUAGE, type LanguageCode, type ShopSettings } from "@skatert/contract";
import { type Catalog, isRunning } from "@skatert/domain";
import { loadDictionary } from "../../i18n/dictionary/load-dictionary.ts";
import type { I18n } from "../../i18n/i18n.ts";
import type { ShopView } from "../../model/shop/shop.ts";
import { publicCoupons, withPromoCodesLink } from "../coupons/public-coupons.ts";
import { contentLanguage } from "../shop/outside-view.ts";
import {
  emptyMenu,
  mainCategories,
  memoised,
  perMinute,
  shopCatalog,
  shopRatings,
  shopSettings,
} from "../shop/shop-source.ts";
import { shopView } from "../shop/shop-view.ts";
import { cachedI18n } from "./cached-i18n.ts";
import type { SsrDeps } from "./deps.ts";
import { pageUnavailable } from "./loader.ts";
import type { PageContext } from "./page-context.ts";
import { type RequestFacts, requestFacts } from "./request-facts.ts";

interface ShopPart {
  readonly shop: ShopView;
  /** The shop with a link to the page of public coupons. */
  readonly linked: ShopView;
  readonly settings: ShopSettings;
  /** Null while it cannot be loaded. */
  readonly menu: Catalog | null;
  readonly i18n: I18n;
  readonly contentLanguage: LanguageCode;
}

/** Null when the settings do not answer: the maintenance page (APP-5). */
export async function createPageContext(request: Request, deps: SsrDeps): Promise<PageContext | null> {
  const facts = requestFacts(request);
  const part = await shopPart(facts, deps).catch((error: unknown) => {
    console.error("the settings do not answer; the maintenance page is shown", error);
    return null;
  });
  if (!part) return null;
  const cookie = request.headers.get("cookie");
  const fetchApi = askingIn(part.contentLanguage, part.shop.language, deps.fetchApi);
  const { menu, linked, shop, ...shown } = part;
  // Not cached: the menu may answer a second later.
  let isPrivate = menu === null;
  const markPrivate = () => {
    isPrivate = true;
  };
  return {
    ...shown,
    shop: (await hasPublicCoupons(part, deps)) ? linked : shop,
    get catalog() {
      if (menu === null) throw pageUnavailable();
      return menu;
    },
    knownCatalog: menu ?? emptyMenu,
    facts,
    origin: part.settings.frontUrl ?? new URL(request.url).origin,
    now: deps.now(),
    ratings: await shopRatings(deps, part.settings),
    menu: deps.menu,
    api: fetchApi,
    personalApi: (path, init) => {
      markPrivate();
      return fetchApi(path, cookie ? { ...init, headers: { ...init?.headers, cookie } } : init);
    },
    markPrivate,
    isPrivate: () => isPrivate,
  };
}

/** Calls that name the page's language name that of the content instead. */
function askingIn(content: LanguageCode, language: LanguageCode, fetchApi: SsrDeps["fetchApi"]): SsrDeps["fetchApi"] {
  if (content === language) return fetchApi;
  return (path, init) => fetchApi(path.replace(/([?&]lang=)[\w-]+/, `$1${content}`), init);
}

/** The first wish that the shop lists, otherwise its default, which it lists first (decision 036). */
async function listedLanguage(wishes: readonly LanguageCode[], deps: SsrDeps): Promise<LanguageCode> {
  const { settings } = await shopSettings(deps, wishes[0] ?? DEFAULT_LANGUAGE);
  const codes = settings.languages.map(({ code }) => code);
  return wishes.find((code) => codes.includes(code)) ?? codes[0] ?? DEFAULT_LANGUAGE;
}

/** Whether the page of public coupons shows any now, asked once a minute. Without an answer it has no link. */
function hasPublicCoupons({ settings }: ShopPart, deps: SsrDeps): Promise<boolean> {
  return perMinute("public coupons", deps, async () => {
    const coupons = await publicCoupons({ api: deps.fetchApi }, settings.timeZone, DEFAULT_LANGUAGE).catch(() => []);
    return coupons.some((coupon) => isRunning(coupon, deps.now()));
  });
}

/** The same for every request of a language and branch, computed once a revision. */
async function shopPart({ locationId, ...wish }: RequestFacts, deps: SsrDeps): Promise<ShopPart> {
  const language = await listedLanguage(wish.languages, deps);
  const asked = await shopSettings(deps, language);
  const content = contentLanguage(asked.settings, language);
  const { settings, offeredTypes, ...data } = content === language ? asked : await shopSettings(deps, content);
  const pageType = offeredTypes.find((type) => type === wish.pageType) ?? data.pageType;
  const location = settings.locations.find(({ id }) => id === locationId) ?? null;
  const menu = await shopCatalog(deps, content, {
    flags: settings.flags,
    priceFile: location?.priceFile ?? null,
  }).catch((error: unknown) => {
    console.warn("the catalogue does not answer; pages of the menu are unavailable", error);
    return null;
  });
  const compute = async () => {
    const shop = shopView({
      settings,
      pageType,
      offeredTypes,
      catalog: menu ?? (await mainCategories(deps, content)),
      language,
      locationId: location?.id ?? null,
      revision: deps.revision,
      lacks: deps.lacks ?? [],
    });
    const dictionary = await loadDictionary(language);
    const i18n = cachedI18n({ language, currency: shop.currency, dictionary, overrides: shop.messageOverrides });
    return { shop, linked: withPromoCodesLink(shop, i18n), settings, menu, i18n, contentLanguage: content };
  };
  return menu === null ? compute() : memoised(`shop ${language} ${location?.id} ${pageType}`, deps.revision, compute);
}
