import type { ReactNode } from "react";
import type { PackedSection } from "./packed-dish.ts";

export type Sections = readonly PackedSection[];

/** What has become of the second pass. */
export interface SecondPass {
  /** The sections it is about. */
  readonly of: Sections;
  /** All of them with their dishes; null while they are not there. */
  readonly whole: Sections | null;
  /** Stands in place of the dishes that did not come; null while they still may. */
  readonly failed: ReactNode;
}
