import { ignoreDropped, type ReportDropped } from "@skatert/contract";
import type { Store } from "../database/store.ts";
import { readRevision } from "./read-revision.ts";
import { findRevision } from "./repository.ts";
import type { ShopSnapshot } from "./snapshot.ts";

/** The store holds no shop, or one that cannot be read, and there is no earlier copy (APP-5). */
export class ShopUnavailable extends Error {}

/** The shop's data as this process sees it: one immutable snapshot per revision. */
export interface ShopData {
  /**
   * The present snapshot; the last good one while the store cannot be read.
   * Throws ShopUnavailable when there has never been one.
   */
  current(): Promise<ShopSnapshot>;
  /** The snapshot in memory, without asking the store; null before the first. */
  latest(): ShopSnapshot | null;
  /** Looks for a new revision now: after an import, or on a timer. Never throws; `isHealthy` tells. */
  refresh(): Promise<void>;
  /** Reads everything in the store once more, new or not, at most once a second. */
  verify(): Promise<void>;
  /** Whether the latest look at the store gave a whole shop. */
  isHealthy(): boolean;
}

interface ShopDataDeps {
  readonly db: Store["db"];
  /** Monotonic milliseconds. */
  readonly ticks?: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Hears of every malformed entity that was left out. */
  readonly onDropped: ReportDropped;
}

/** How long a look at the revision counts: another process's import shows within this time. */
const lookMs = 1_000;

export function createShopData(deps: ShopDataDeps): ShopData {
  const ticks = deps.ticks ?? (() => performance.now());
  let snapshot: ShopSnapshot | null = null;
  let healthy = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(everything: boolean): Promise<void> {
    try {
      const revision = await findRevision(deps.db);
      if (revision === null) throw new ShopUnavailable("no shop has been imported");
      const isDoubtful = everything || !healthy;
      if (isDoubtful || snapshot?.revision !== revision) await read(revision, isDoubtful);
    } catch (error) {
      if (healthy || snapshot === null) deps.onFailure(error);
      healthy = false;
    }
    lookedAt = ticks();
  }

  /** A damaged revision takes the place of nothing but a damaged one: the last good copy serves on. */
  async function read(revision: string, everything: boolean): Promise<void> {
    const isNews = healthy || snapshot === null;
    const report = isNews ? deps.onDropped : ignoreDropped;
    const found = await readRevision(deps.db, revision, { everything, report });
    const isKnown = snapshot?.revision === found.revision;
    if (!isKnown && (!found.isDamaged || snapshot === null)) snapshot = found;
    healthy = !found.isDamaged;
  }

  function lookOnce(everything: boolean): Promise<void> {
    looking ??= look(everything).finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    async refresh() {
      // A look under way may have begun before the change that this one is for.
      await looking;
      await lookOnce(false);
    },
    async verify() {
      if (ticks() - verifiedAt < lookMs) return;
      verifiedAt = ticks();
      await looking;
      await lookOnce(true);
    },
    latest: () => snapshot,
    isHealthy: () => healthy,
    async current() {
      if (ticks() - lookedAt > lookMs) await lookOnce(false);
      if (snapshot === null) throw new ShopUnavailable("the shop's data cannot be read");
      return snapshot;
    },
  };
}
