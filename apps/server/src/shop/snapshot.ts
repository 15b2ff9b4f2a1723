import type { LanguageCode, ReportDropped } from "@skatert/contract";
import type { BranchId, Catalog, Coupon, ShopRules } from "@skatert/domain";
import { branchesOf, rulesOf } from "./branches/branch-rules.ts";
import { type SettingsWithFormer, withFormerPlaces } from "./branches/former-places.ts";
import { parseDocuments, type ShopDocuments } from "./documents/revision-documents.ts";
import { couponsOf, menuOf, settingsOf } from "./mapped-content.ts";
import { memoize } from "./memoize.ts";

/** One revision of the shop's data, immutable. Domain objects are built on first use, then cached. */
export interface ShopSnapshot {
  readonly revision: string;
  /** Part of the store could not be read; the rest is served if there is no better copy (ERR-1). */
  readonly isDamaged: boolean;
  /** Subjects in the wire's own shapes, for calls that return them. */
  readonly documents: ShopDocuments;
  settings(language?: LanguageCode): SettingsWithFormer;
  /** The main menu. */
  catalog(language?: LanguageCode): Catalog;
  /** Automatic and individual coupons, then promo codes. */
  coupons(language?: LanguageCode): readonly Coupon[];
  /** Every branch that the shop names. */
  readonly warehouseIds: readonly BranchId[];
  /** The rules of a branch, with names in the language; null for an unknown branch. */
  rulesFor(warehouseId: BranchId, language?: LanguageCode): ShopRules | null;
  /** A menu document: "catalog", "prices/center". Empty if it does not exist. */
  menu(document: string, language?: LanguageCode): Catalog;
}

/**
 * Reads a revision's documents. Throws without settings, because no page can be rendered (APP-5). Other unreadable
 * documents are reported and omitted (ENT-1, ERR-1).
 */
export function readSnapshot(
  revision: string,
  bodies: ReadonlyMap<string, string>,
  report: ReportDropped,
): ShopSnapshot {
  return snapshotOf(revision, parseDocuments(bodies), report);
}

/**
 * As `readSnapshot`, from parsed documents. Reuses settings, coupons and menus of earlier snapshots with the same
 * content.
 */
export function snapshotOf(revision: string, documents: ShopDocuments, report: ReportDropped): ShopSnapshot {
  const readOnce = memoize((language: LanguageCode | null) => readLanguage(documents, language, report));
  // Languages without their own texts share one copy, because eighteen parsed menus would fill the memory.
  const inLanguage = (language?: LanguageCode) => readOnce(language === undefined ? null : documents.sameAs(language));
  const main = inLanguage();
  const warehouseIds = branchesOf(main.settings);
  for (const name of documents.broken) report({ entity: name, faults: [{ path: "", message: "is not JSON" }] });
  const isDamaged = documents.broken.length > 0 || !Array.isArray(documents.read("catalog"));
  return {
    revision: isDamaged ? `${revision}-damaged` : revision,
    isDamaged,
    documents,
    settings: (language) => inLanguage(language).settings,
    catalog: (language) => inLanguage(language).menu("catalog"),
    coupons: (language) => inLanguage(language).coupons,
    warehouseIds,
    rulesFor: (warehouseId, language) =>
      warehouseIds.includes(warehouseId) ? inLanguage(language).rules(warehouseId) : null,
    menu: (document, language) => inLanguage(language).menu(document),
  };
}

interface ShopInLanguage {
  readonly settings: SettingsWithFormer;
  readonly coupons: readonly Coupon[];
  menu(document: string): Catalog;
  rules(warehouseId: BranchId): ShopRules;
}

/** Null: the base texts. */
function readLanguage(documents: ShopDocuments, wanted: LanguageCode | null, report: ReportDropped): ShopInLanguage {
  const language = wanted ?? undefined;
  const read = settingsOf(documents.read("settings", language), report);
  if (read === null) throw new TypeError("settings is not an object");
  const settings = withFormerPlaces(read, documents, language);
  const coupons = couponsOf(documents.read("coupons", language), settings.timeZone, report);
  const menu = (document: string) => menuOf(documents.read(document, language), report);
  const rules = memoize((warehouseId: BranchId) => rulesOf(warehouseId, { settings, documents, coupons, menu }));
  return { settings, coupons, menu, rules };
}
