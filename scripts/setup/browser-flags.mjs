/**
 * Features that Playwright turns off; naming others takes the place of its list.
 * @see https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const playwrights = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
];
/** The address bar's menus are pages that a desktop browser renders beside ours. */
export const DESKTOP_MENUS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * How tests and measurements start Chromium. A kiosk has no window frame, whose loading spinner takes a third of a core.
 */
export const BROWSER_FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage", "--kiosk"],
  `--disable-features=${[...playwrights, ...DESKTOP_MENUS].join(",")}`,
];
