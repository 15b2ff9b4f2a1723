import type { Engine } from "../apps/server/src/database/store.ts";
import type { StorePlace } from "../apps/server/src/testing/stores/engines.ts";
import type { Random } from "./random.ts";
import type { Row } from "./row.ts";

/** Shared resources of every fault. */
export interface Torture {
  /** A folder that is deleted at the end. */
  readonly workspace: string;
  readonly engines: readonly TortureEngine[];
  /** Minimum number of orders that go through a family's faults; some families use a part of it. */
  readonly orders: number;
  readonly kills: number;
  readonly random: Random;
  /** A tag or commit of the previous release; chosen by default. */
  readonly previous?: string | undefined;
}

/** Creates stores. */
export interface TortureEngine {
  readonly name: Engine;
  /** A new, empty place for a store. */
  place(): Promise<StorePlace>;
}

/** Faults that are tried together. */
export interface Family {
  /** The name for `npm run torture -- <name>`. */
  readonly name: string;
  readonly run: (torture: Torture) => Promise<readonly Row[]>;
}

/** Runs the same fault on each chosen engine in turn. */
export async function onEachEngine(
  torture: Torture,
  run: (engine: TortureEngine) => Promise<Row | readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const engine of torture.engines) rows.push(...[await run(engine)].flat());
  return rows;
}
