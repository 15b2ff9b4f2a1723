import { ignoreDropped, type ReportDropped } from "@skatert/contract";
import type { Store } from "../database/store.ts";
import { readRevision } from "./revisions/read-revision.ts";
import { findRevision } from "./revisions/repository.ts";
import type { ShopSnapshot } from "./snapshot.ts";

/** The store has no readable shop and there is no earlier copy (APP-5). */
export class ShopUnavailable extends Error {}

/** The shop's data in this process: one immutable snapshot per revision. */
export interface ShopData {
  /**
   * The current snapshot; the last good one while the store cannot be read. Throws ShopUnavailable if there never was
   * one.
   */
  current(): Promise<ShopSnapshot>;
  /** The snapshot in memory, without reading the store; null before the first. */
  latest(): ShopSnapshot | null;
  /** Checks for a new revision now: after an import, or on a timer. Never throws; see `isHealthy`. */
  refresh(): Promise<void>;
  /** Reads the whole store again, changed or not, at most once a second. */
  verify(): Promise<void>;
  /** Whether the last read of the store gave a complete shop. */
  isHealthy(): boolean;
}

interface ShopDataDeps {
  readonly db: Store["db"];
  /** Monotonic milliseconds. */
  readonly ticks?: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Receives every malformed entity that was omitted. */
  readonly onDropped: ReportDropped;
}

/** How long a check of the revision counts: another process's import appears within this time. */
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

  /** A damaged revision replaces only a damaged one; otherwise the last good copy remains. */
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
      // A running check may have begun before the change that this one must see.
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
