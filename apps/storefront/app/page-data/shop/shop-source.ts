import {
  bannersFromWire,
  type CatalogType,
  catalogFilePath,
  catalogTypeFromWire,
  categoriesFromWire,
  type DishRating,
  DishRatingsSchema,
  dishRatingsFromWire,
  type LanguageCode,
  offeredTypesFromWire,
  PATHS,
  priceFileUrlPath,
  type ReportDropped,
  type ShopSettings,
  settingsFromWire,
  timeBucket,
} from "@skatert/contract";
import { type Banner, type Catalog, indexCatalog, mergeCatalogs } from "@skatert/domain";
import { createRevisionMemo, placeIn } from "../cache/memo.ts";
import { createParsedFiles } from "../cache/parsed-files.ts";
import { createUnchanged } from "../cache/unchanged.ts";
import type { SsrDeps } from "../request/deps.ts";
import type { PageContext } from "../request/page-context.ts";

/** The settings of the shop, and the page types it offers. */
export interface SettingsView {
  readonly settings: ShopSettings;
  readonly pageType: CatalogType;
  /** Page types that a visitor may choose from. Empty in most shops. */
  readonly offeredTypes: readonly CatalogType[];
}

/** Enough for the sections of a large menu in a few languages and branches. */
const maxEntries = 600;
const memo = createRevisionMemo(maxEntries, (message, error) => console.warn(message, error));
const unchanged = createUnchanged(maxEntries);
/** Stands for a menu that cannot be loaded. */
export const emptyMenu = indexCatalog([]);
const catalogFiles = createParsedFiles<Catalog>();

/** Logs why a malformed entity was left out (ENT-1). */
export const reportDropped: ReportDropped = ({ entity, faults }) =>
  console.warn(`${entity} left out`, JSON.stringify(faults));

/** Settings in a language, parsed once per revision. Throws if they do not answer or are invalid. */
export function shopSettings(deps: SsrDeps, language: LanguageCode): Promise<SettingsView> {
  return memo.get(`settings ${language}`, deps.revision, async () => {
    const query = `?t=${timeBucket(deps.now())}&lang=${language}`;
    const [settings, front] = await Promise.all([
      readSettings(deps, `${PATHS.allSettings}${query}`, language),
      readJson(deps, PATHS.frontSettings).catch(() => null),
    ]);
    const pageType = catalogTypeFromWire(front) ?? settings.catalogFront ?? "default";
    return { settings, pageType, offeredTypes: offeredTypesFromWire(front) };
  });
}

/** The source of a menu. */
export type MenuSource = Pick<SsrDeps, "fetchApi" | "menu" | "revision" | "now" | "lacks">;

const lastSettings = new Map<string, { readonly etag: string; readonly settings: ShopSettings }>();

/** Unchanged settings keep their object identity after an edit of the menu, so derived values are reused. */
async function readSettings(deps: SsrDeps, path: string, language: LanguageCode): Promise<ShopSettings> {
  const answer = await answerOf(deps, path);
  const etag = answer.headers.get("etag");
  const place = placeIn(deps.revision, language);
  const last = lastSettings.get(place);
  if (etag !== null && last?.etag === etag) return last.settings;
  const settings = settingsFromWire(await answer.json(), reportDropped);
  if (!settings) throw new Error("all_settings is not an object");
  if (etag !== null) lastSettings.set(place, { etag, settings });
  return settings;
}

type MenuFlags = Pick<ShopSettings, "flags">;

/** The menu of a branch: its own price file, or the main menu. Rejects if it does not answer. */
export function shopCatalog(
  deps: SsrDeps,
  language: LanguageCode,
  { priceFile, ...settings }: MenuFlags & { readonly priceFile: string | null },
): Promise<Catalog> {
  return priceFile ? catalogFile(deps, priceFileUrlPath(priceFile, language)) : mainMenu(deps, language, settings);
}

/**
 * The menu of no particular branch. Of a fragmented menu, and of another host, the main file is the first part
 * and the full file adds the rest (STATE-2, `fragmentedCatalog`). If the full file does not answer, the first
 * part is used. Rejects if the main file does not answer.
 */
export async function mainMenu(deps: MenuSource, language: LanguageCode, { flags }: MenuFlags): Promise<Catalog> {
  const main = catalogFile(deps, catalogFilePath("main", language));
  if (!flags.fragmentedCatalog && deps.lacks === undefined) return main;
  const full = catalogFile(deps, catalogFilePath("full", language), emptyMenu).catch((error: unknown) => {
    console.warn("the full catalogue does not answer; the menu is incomplete", error);
    return emptyMenu;
  });
  return merged(...(await Promise.all([main, full])));
}

/** As `mainMenu`, but empty without an answer: for names and words that the page works without. */
export function mainMenuIfKnown(deps: MenuSource, language: LanguageCode, flags: MenuFlags): Promise<Catalog> {
  return mainMenu(deps, language, flags).catch((error: unknown) => {
    console.warn(`the catalogue of ${language} does not answer; its words are missing`, error);
    return emptyMenu;
  });
}

/** The names of the sections, for the navigation of pages while the menu does not answer. */
export function mainCategories(deps: MenuSource, language: LanguageCode): Promise<Catalog> {
  return catalogFile(deps, catalogFilePath("categories-only", language)).catch(() => emptyMenu);
}

const mergedCatalogs = new WeakMap<Catalog, WeakMap<Catalog, Catalog>>();

/** The menu of two files, merged once. Two identical files are that file. */
function merged(first: Catalog, second: Catalog): Catalog {
  if (first === second) return first;
  const bySecond = mergedCatalogs.get(first) ?? new WeakMap<Catalog, Catalog>();
  mergedCatalogs.set(first, bySecond);
  const known = bySecond.get(second) ?? mergeCatalogs(first, second);
  bySecond.set(second, known);
  return known;
}

/** Parsed once per revision. `whenAbsent`: for a file that a host need not have. */
async function catalogFile(deps: MenuSource, path: string, whenAbsent?: Catalog): Promise<Catalog> {
  const present = deps.menu?.(path);
  if (present) return present;
  return memo.get(`catalogue ${path}`, deps.revision, async () => {
    const answer = await deps.fetchApi(`${path}?t=${timeBucket(deps.now())}`);
    if (answer.status === 404 && whenAbsent !== undefined) return whenAbsent;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const parse = async () => indexCatalog(categoriesFromWire(await answer.json(), reportDropped));
    const etag = answer.headers.get("etag");
    // Languages without their own menu get the same file, which is stored once.
    return etag === null ? parse() : catalogFiles(etag, deps.revision, parse);
  });
}

const minuteMs = 60_000;
const noRatings: ReadonlyMap<number, DishRating> = new Map();

/** Ratings by product id, requested once a minute if the shop shows them. Empty without an answer. */
export async function shopRatings(
  deps: SsrDeps,
  { flags }: Pick<ShopSettings, "flags">,
): Promise<ReadonlyMap<number, DishRating>> {
  if (!flags.showDishRatings || deps.lacks?.includes("ratings") === true) return noRatings;
  try {
    return await perMinute("ratings", deps, async () => {
      const response = await deps.fetchApi(PATHS.dishRatings);
      // A host without the call has no ratings.
      if (response.status === 404) return noRatings;
      if (!response.ok) throw new Error(`${PATHS.dishRatings} answered ${response.status}`);
      return dishRatingsFromWire(DishRatingsSchema.parse(await response.json()));
    });
  } catch (error) {
    console.warn("the ratings do not answer; none are shown", error);
    return noRatings;
  }
}

/** Banners of `banners-json`, else those of the settings. Empty without an answer. */
export async function shopBanners({ settings, api, shop }: PageContext): Promise<readonly Banner[]> {
  if (settings.banners.length > 0) return settings.banners;
  return memo
    .get(`banners ${shop.language}`, shop.revision, async () =>
      bannersFromWire(await readJson({ fetchApi: api }, `${PATHS.banners}?lang=${shop.language}`), reportDropped),
    )
    .catch(() => []);
}

/** Derived data of one language and branch, computed once per revision. */
export function memoised<Value>(key: string, revision: string, compute: () => Promise<Value>): Promise<Value> {
  return memo.get(key, revision, compute);
}

/** A value that is the same on every page of the shop, computed at most once a minute. */
export function perMinute<Value>(
  key: string,
  { revision, now }: Pick<SsrDeps, "revision" | "now">,
  compute: () => Promise<Value>,
): Promise<Value> {
  return memo.get(placeIn(revision, key), `${revision} ${Math.floor(now() / minuteMs)}`, compute);
}

/**
 * Like `memoised`, for data that also depend on the shop's clock. They change at most once a minute. While
 * nothing in them changes, the value stays the same object, in later revisions too.
 */
export function memoisedByMinute<Value>(
  key: string,
  { shop, now }: Pick<PageContext, "shop" | "now">,
  compute: () => Promise<Value>,
): Promise<Value> {
  const moment = `${shop.revision} ${Math.floor(now / minuteMs)}`;
  const place = `${placeIn(shop.revision, key)} ${shop.language} ${shop.locationId} ${shop.pageType}`;
  return memo.get(place, moment, async () => unchanged(place, await compute()));
}

async function readJson(deps: Pick<SsrDeps, "fetchApi">, path: string): Promise<unknown> {
  return (await answerOf(deps, path)).json();
}

async function answerOf(deps: Pick<SsrDeps, "fetchApi">, path: string): Promise<Response> {
  const answer = await deps.fetchApi(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
