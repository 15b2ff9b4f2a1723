import {
  bannersFromWire,
  type CatalogType,
  catalogFilePath,
  catalogTypeFromWire,
  categoriesFromWire,
  type LanguageCode,
  PATHS,
  priceFileUrlPath,
  type ReportDropped,
  type ShopSettings,
  settingsFromWire,
  timeBucket,
} from "@skatert/contract";
import { type Banner, type Catalog, indexCatalog } from "@skatert/domain";
import type { SsrDeps } from "./deps.ts";
import { createRevisionMemo } from "./memo.ts";
import type { PageContext } from "./page-context.ts";

export interface ShopData {
  readonly settings: ShopSettings;
  readonly pageType: CatalogType;
}

/** Enough for the sections of a large menu in a few languages and branches. */
const mostEntries = 600;
const memo = createRevisionMemo(mostEntries, (message, error) => console.warn(message, error));

/** Says in the log what a malformed entity was left out for (ENT-1). */
export const reportDropped: ReportDropped = ({ entity, faults }) =>
  console.warn(`${entity} left out`, JSON.stringify(faults));

/** Settings in a language, parsed once a revision. Throws when they do not answer or are no settings at all. */
export function shopData(deps: SsrDeps, language: LanguageCode): Promise<ShopData> {
  return memo.get(`settings ${language}`, deps.revision, async () => {
    const query = `?t=${timeBucket(deps.now())}&lang=${language}`;
    const [wire, front] = await Promise.all([
      readJson(deps, `${PATHS.allSettings}${query}`),
      readJson(deps, PATHS.frontSettings).catch(() => null),
    ]);
    const settings = settingsFromWire(wire, reportDropped);
    if (!settings) throw new Error("all_settings is not an object");
    return { settings, pageType: catalogTypeFromWire(front) };
  });
}

/**
 * The menu of a branch (its own price file, or the main one), parsed once a revision. A catalogue that
 * does not answer is logged and empty (ERR-1).
 */
export async function shopCatalog(deps: SsrDeps, language: LanguageCode, priceFile: string | null): Promise<Catalog> {
  const path = priceFile ? priceFileUrlPath(priceFile, language) : catalogFilePath("main", language);
  try {
    return await memo.get(`catalogue ${path}`, deps.revision, async () => {
      const wire = await readJson(deps, `${path}?t=${timeBucket(deps.now())}`);
      return indexCatalog(categoriesFromWire(wire, reportDropped));
    });
  } catch (error) {
    console.warn(`the catalogue ${path} does not answer`, error);
    return indexCatalog([]);
  }
}

/** Banners of `banners-json`, else those of the settings; without an answer there are none. */
export async function shopBanners({ settings, api, shop }: PageContext): Promise<readonly Banner[]> {
  if (settings.banners.length > 0) return settings.banners;
  return memo
    .get(`banners ${shop.language}`, shop.revision, async () =>
      bannersFromWire(await readJson({ fetchApi: api }, `${PATHS.banners}?lang=${shop.language}`), reportDropped),
    )
    .catch(() => []);
}

/** Derived data of one language and branch, computed once a revision. */
export function memoised<Value>(key: string, revision: string, compute: () => Promise<Value>): Promise<Value> {
  return memo.get(key, revision, compute);
}

const minuteMs = 60_000;

/** As `memoised`, for what also depends on the shop's clock: what is offered changes at most once a minute. */
export function memoisedByMinute<Value>(
  key: string,
  { shop, now }: Pick<PageContext, "shop" | "now">,
  compute: () => Promise<Value>,
): Promise<Value> {
  const moment = `${shop.revision} ${Math.floor(now / minuteMs)}`;
  return memo.get(`${key} ${shop.language} ${shop.locationId}`, moment, compute);
}

async function readJson(deps: Pick<SsrDeps, "fetchApi">, path: string): Promise<unknown> {
  const response = await deps.fetchApi(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
