import { BROWSER_FLAGS } from "../../scripts/setup/browser-flags.mjs";
import { findChromium } from "../../scripts/setup/system.mjs";

/** For walks about what Chromium without windows lacks, such as notifications and the wake lock. */
export const WHOLE_CHROMIUM = {
  launchOptions: { executablePath: findChromium() ?? "chromium", args: BROWSER_FLAGS },
};
