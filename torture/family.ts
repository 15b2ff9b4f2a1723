import type { Engine } from "../apps/server/src/database/store.ts";
import type { StorePlace } from "../apps/server/src/testing/stores/engines.ts";
import type { Random } from "./random.ts";
import type { Row } from "./row.ts";

/** What every fault may use. */
export interface Torture {
  /** A folder that goes away when all is done. */
  readonly workspace: string;
  readonly engines: readonly TortureEngine[];
  /** Orders that survive a family's faults at least; some families take a part of it. */
  readonly orders: number;
  readonly kills: number;
  readonly random: Random;
}

/** Where stores are made. */
export interface TortureEngine {
  readonly name: Engine;
  /** A new, empty place for a store. */
  place(): Promise<StorePlace>;
}

/** Faults that are tried together. */
export interface Family {
  /** By which `npm run torture -- <name>` asks for it. */
  readonly name: string;
  readonly run: (torture: Torture) => Promise<readonly Row[]>;
}

/** Runs the same fault on every engine that was asked for, one after the other. */
export async function onEachEngine(
  torture: Torture,
  run: (engine: TortureEngine) => Promise<Row | readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const engine of torture.engines) rows.push(...[await run(engine)].flat());
  return rows;
}
