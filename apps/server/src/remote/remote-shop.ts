import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import {
  catalogFilePath,
  DEFAULT_LANGUAGE,
  type HostPart,
  ignoreDropped,
  LANGUAGES,
  type LanguageCode,
  PATHS,
  priceFileUrlPath,
  REMOTE_REVISION,
  type ReportDropped,
} from "@skatert/contract";
import type { BranchId, ShopRules } from "@skatert/domain";
import { priceFileName } from "../shop/documents/shop-document.ts";
import { type ShopData, ShopUnavailable } from "../shop/shop-data.ts";
import { readSnapshot, type ShopSnapshot } from "../shop/snapshot.ts";
import { mainCatalogPath } from "./download-document.ts";
import type { HostParts } from "./host-parts.ts";
import { mergedMenus } from "./merged-menus.ts";
import type { RemoteDocuments } from "./remote-documents.ts";

/** Pause between two checks of the backend; only page requests cause checks. */
const lookMs = 1_000;

/** How long a page waits for a shop of which nothing is known yet. */
const longestWaitMs = 15_000;

/** Documents of a shop folder and the backend's paths to them. */
const sources: readonly (readonly [subject: string, path: string])[] = [
  ["settings", PATHS.allSettings],
  ["catalog", mainCatalogPath],
  ["front", PATHS.frontSettings],
  ["banners", PATHS.banners],
  ["blog", PATHS.blog],
  ["brands", PATHS.brands],
  ["information", PATHS.information],
  ["galleries", PATHS.galleries],
  ["pages", PATHS.pages],
];
const watched = sources.map(([, path]) => path);
const categoriesPath = catalogFilePath("categories-only", DEFAULT_LANGUAGE);
const wholeCatalogPath = catalogFilePath("full", DEFAULT_LANGUAGE);

export interface RemoteShopDeps {
  readonly documents: RemoteDocuments;
  readonly hostParts: Pick<HostParts, "probe" | "lacks">;
  /** Monotonic milliseconds. */
  readonly ticks?: () => number;
  /** Milliseconds that a page waits for the first copy of the shop. */
  readonly patienceMs?: number;
  /** Called if the settings cannot be loaded: pages show the last good copy or the maintenance page (APP-5). */
  readonly onFailure: (error: unknown) => void;
  /** Called if a catalogue or another document cannot be loaded: pages are served without it (ERR-1). */
  readonly onWarning: (error: unknown) => void;
  readonly onDropped: ReportDropped;
}

const patience = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

/** The shop of another host. Its revision is computed from the documents' validators. */
export function createRemoteShop(deps: RemoteShopDeps): ShopData {
  const { documents, hostParts, ticks = () => performance.now(), patienceMs = longestWaitMs } = deps;
  const lookAtAll = createPasses(documents);
  let snapshot: ShopSnapshot | null = null;
  let version: string | null = null;
  let healthy = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const wasHealthy = healthy || snapshot === null;
    const failures = await lookAtAll();
    try {
      const settings = documents.known(PATHS.allSettings);
      if (settings === null) {
        throw new ShopUnavailable("all_settings cannot be loaded", { cause: failures.get(PATHS.allSettings) });
      }
      // Before the first page, so that it shows no button that the host cannot answer.
      await hostParts.probe(settings.text);
      read(wasHealthy ? deps.onDropped : ignoreDropped);
      healthy = failures.size === 0;
      for (const error of wasHealthy ? failures.values() : []) deps.onWarning(error);
    } catch (error) {
      healthy = false;
      if (wasHealthy) deps.onFailure(error);
    }
    lookedAt = ticks();
  }

  function read(report: ReportDropped): void {
    const present = withParts(documents.version(watched), hostParts.lacks());
    if (present === version) return;
    const found = readSnapshot(`${REMOTE_REVISION}${present}`, bodiesOf(documents), report);
    if (!found.isDamaged || snapshot === null || snapshot.isDamaged) snapshot = found;
    version = present;
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  const isDue = () => ticks() - lookedAt > lookMs;
  return {
    latest() {
      if (snapshot !== null && isDue()) void lookOnce();
      return snapshot;
    },
    isHealthy: () => healthy,
    refresh: lookOnce,
    async verify() {
      if (isDue()) await lookOnce();
    },
    async current() {
      // While the backend is unavailable the last good copy is served without waiting.
      if (isDue() && (healthy || snapshot === null)) await Promise.race([lookOnce(), patience(patienceMs)]);
      else if (isDue()) void lookOnce();
      if (snapshot === null) throw new ShopUnavailable("the backend's settings cannot be loaded");
      return snapshot;
    },
  };
}

/**
 * Looks at the documents of the shop; returns the failures. At the start another host is asked for its settings, then for
 * its main categories, and for the whole catalogue once afterwards (STATE-2).
 */
function createPasses(documents: RemoteDocuments): () => Promise<ReadonlyMap<string, unknown>> {
  let isStarted = false;
  return async () => {
    if (!isStarted) {
      const failures = await documents.look([PATHS.allSettings]);
      if (failures.size > 0) return failures;
      isStarted = true;
      if (!(await documents.hasOwnCalls())) await documents.look([categoriesPath]);
    }
    return documents.look((await documents.hasOwnCalls()) ? watched : [...watched, wholeCatalogPath]);
  };
}

/** Pages differ by what the host lacks, so it is part of the revision. */
function withParts(version: string, lacks: readonly HostPart[]): string {
  if (lacks.length === 0) return version;
  return createHash("sha256")
    .update([version, ...lacks].join("\n"))
    .digest("hex")
    .slice(0, version.length);
}

/**
 * Rules of a branch for decisions in this process, with its own price file if it has one (readings "Time, zones,
 * stock"). Throws ShopUnavailable while its menu cannot be loaded, because no dish may be refused for that.
 */
export function remoteRules({
  documents,
  shopData,
}: {
  readonly documents: RemoteDocuments;
  readonly shopData: ShopData;
}) {
  return async (warehouseId: BranchId, language: LanguageCode): Promise<ShopRules | null> => {
    const snapshot = await shopData.current();
    const own = snapshot.settings().locations.find(({ warehouseIds }) => warehouseIds.includes(warehouseId))?.priceFile;
    if (!own && documents.known(mainCatalogPath) === null) throw new ShopUnavailable("the catalogue cannot be loaded");
    if (!own) return snapshot.rulesFor(warehouseId, language);
    const menu = await documents.fresh(priceFileUrlPath(own, DEFAULT_LANGUAGE));
    if (menu === null) throw new ShopUnavailable(`the price file ${own} cannot be loaded`);
    const bodies = new Map([...bodiesOf(documents), [priceFileName(own), menu.text] as const]);
    return readSnapshot(snapshot.revision, bodies, ignoreDropped).rulesFor(warehouseId, language);
  };
}

function bodiesOf(documents: RemoteDocuments): ReadonlyMap<string, string> {
  const bodies = new Map<string, string>();
  const take = (subject: string, path: string) => {
    const document = documents.known(path);
    if (document !== null) bodies.set(subject, document.text);
  };
  for (const [subject, path] of sources) take(subject, path);
  const [main, whole] = [mainCatalogPath, wholeCatalogPath].map((path) => documents.known(path)?.text);
  if (main !== undefined && whole !== undefined) bodies.set("catalog", mergedMenus(main, whole));
  for (const language of LANGUAGES) {
    if (language !== DEFAULT_LANGUAGE) take(`settings.${language}`, `${PATHS.allSettings}?lang=${language}`);
  }
  return bodies;
}
