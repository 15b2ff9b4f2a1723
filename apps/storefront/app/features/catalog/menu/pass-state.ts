import type { ReactNode } from "react";
import type { PackedSection } from "./packed-dish.ts";

export type Sections = readonly PackedSection[];

/** What has become of the second pass. */
export interface SecondPass {
  /** The sections it is about. */
  readonly of: Sections;
  /** All sections with their dishes; null until loaded. */
  readonly whole: Sections | null;
  /** Shown instead of dishes that failed to load; null while loading. */
  readonly failed: ReactNode;
}
