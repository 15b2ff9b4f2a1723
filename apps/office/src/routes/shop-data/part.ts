import type { ComponentType, LazyExoticComponent } from "react";
import type { PlainKey } from "../../i18n/message-key.ts";

/** A screen inside a section, with an address of its own below the section's. */
export interface Part {
  /** "" is the section's first screen. */
  readonly path: string;
  readonly title: PlainKey;
  /** Loads when it is opened. It may have addresses below its own. */
  readonly Screen: LazyExoticComponent<ComponentType>;
}
