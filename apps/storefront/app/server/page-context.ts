import type { ShopSettings } from "@skatert/contract";
import type { Catalog } from "@skatert/domain";
import { compileDictionary } from "../i18n/compile.ts";
import { createI18n, type I18n } from "../i18n/i18n.ts";
import { messagesByLanguage } from "../i18n/messages/by-language.ts";
import type { ShopView } from "../state/shop.ts";
import type { SsrDeps } from "./deps.ts";
import { type RequestFacts, requestFacts } from "./request-facts.ts";
import { memoised, shopCatalog, shopData } from "./shop-source.ts";
import { shopView } from "./shop-view.ts";

/** What loaders and the document know of one request. */
export interface PageContext {
  readonly facts: RequestFacts;
  /** Public address of the site without a trailing slash. */
  readonly origin: string;
  readonly now: number;
  readonly shop: ShopView;
  readonly settings: ShopSettings;
  /** The menu of the chosen branch, or the main one. */
  readonly catalog: Catalog;
  readonly i18n: I18n;
  /** Calls the shop's API as nobody in particular. */
  readonly api: SsrDeps["fetchApi"];
  /** Calls it as the visitor, with their cookies; the page is then nobody else's. */
  readonly personalApi: SsrDeps["fetchApi"];
  /** The answer must not be given to another visitor. */
  readonly markPrivate: () => void;
  readonly isPrivate: () => boolean;
}

interface ShopPart {
  readonly shop: ShopView;
  readonly settings: ShopSettings;
  readonly catalog: Catalog;
  readonly i18n: I18n;
}

/** Null when the settings do not answer: the maintenance page (APP-5). */
export async function createPageContext(request: Request, deps: SsrDeps): Promise<PageContext | null> {
  const facts = requestFacts(request);
  const part = await shopPart(facts, deps).catch((error: unknown) => {
    console.error("the settings do not answer", error);
    return null;
  });
  if (!part) return null;
  const cookie = request.headers.get("cookie");
  let isPrivate = false;
  const markPrivate = () => {
    isPrivate = true;
  };
  return {
    ...part,
    facts,
    origin: part.settings.frontUrl.replace(/\/+$/, "") || new URL(request.url).origin,
    now: deps.now(),
    api: deps.fetchApi,
    personalApi: (path, init) => {
      markPrivate();
      return deps.fetchApi(path, cookie ? { ...init, headers: { ...init?.headers, cookie } } : init);
    },
    markPrivate,
    isPrivate: () => isPrivate,
  };
}

/** The same for every request of a language and branch, computed once a revision. */
async function shopPart({ language, locationId }: RequestFacts, deps: SsrDeps): Promise<ShopPart> {
  const { settings, pageType } = await shopData(deps, language);
  const location = settings.locations.find(({ id }) => id === locationId) ?? null;
  const catalog = await shopCatalog(deps, language, location?.priceFile ?? null);
  return memoised(`shop ${language} ${location?.id}`, deps.revision, async () => {
    const shop = shopView({
      settings,
      pageType,
      catalog,
      language,
      locationId: location?.id ?? null,
      revision: deps.revision,
    });
    const dictionary = compileDictionary(messagesByLanguage[language] ?? {});
    const i18n = createI18n({ language, currency: shop.currency, dictionary, overrides: shop.messageOverrides });
    return { shop, settings, catalog, i18n };
  });
}
