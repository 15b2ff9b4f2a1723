import type { LoadGenerator } from "./load/load.ts";
import type { Row } from "./row.ts";
import type { ShopFiles } from "./shops/shop-files.ts";

/** Shared resources of every measurement. */
export interface Bench {
  readonly generator: LoadGenerator;
  readonly demo: ShopFiles;
  /** A folder that is deleted when the bench ends. */
  readonly workspace: string;
  /** The machine's pace just before the family (`pace.ts`). */
  readonly pace: number;
}

/** Rows that are measured together. */
export interface Family {
  /** The name for `npm run bench -- <name>`. */
  readonly name: string;
  readonly title: string;
  measure(bench: Bench): Promise<readonly Row[]>;
}
