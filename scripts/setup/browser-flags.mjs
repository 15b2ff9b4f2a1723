/**
 * Features that Playwright disables. They are repeated here, because a second `--disable-features` replaces the first.
 * @see https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const playwrights = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
];
/** A desktop browser renders the menus of the address bar as pages beside ours. */
export const DESKTOP_MENUS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * How tests and measurements start Chromium. A kiosk has no window frame, whose loading spinner takes a third of a core.
 */
export const BROWSER_FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage", "--kiosk"],
  // Chromium without windows hints its fonts, and lines of text would end elsewhere than in the whole browser.
  "--font-render-hinting=none",
  `--disable-features=${[...playwrights, ...DESKTOP_MENUS].join(",")}`,
];
