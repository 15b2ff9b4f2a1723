import type { ComponentType, LazyExoticComponent } from "react";
import type { PlainKey } from "../../i18n/message-key.ts";

/** A screen of a section, with its own address below the section's. */
export interface Part {
  /** "": the section's first screen. */
  readonly path: string;
  readonly title: PlainKey;
  /** Loads when it is opened. It may have addresses below its own. */
  readonly Screen: LazyExoticComponent<ComponentType>;
}
