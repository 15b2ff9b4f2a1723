import type { LoadGenerator } from "./load/load.ts";
import type { Row } from "./row.ts";
import type { ShopFiles } from "./shops/shop-files.ts";

/** What every measurement may use. */
export interface Bench {
  readonly generator: LoadGenerator;
  readonly demo: ShopFiles;
  /** A folder that goes away when the bench ends. */
  readonly workspace: string;
}

/** Rows that are measured together. */
export interface Family {
  /** By which `npm run bench -- <name>` asks for it. */
  readonly name: string;
  readonly title: string;
  measure(bench: Bench): Promise<readonly Row[]>;
}
