/** The choices; "system" follows the device. */
export const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];

const storageKey = "office-theme";

/** Dark is the default, because the office is mostly used in a kitchen in the evening. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return THEMES.find((theme) => theme === stored) ?? "dark";
}

/** Stores the theme on this device and applies it. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // If the storage is full, the choice lasts until the page closes.
  }
  showTheme(theme);
}

/** Applies the theme, and follows the device's theme if it is "system". Call once at the start. */
export function startTheme(): void {
  showTheme(chosenTheme());
  darkDevice().addEventListener("change", () => showTheme(chosenTheme()));
}

function showTheme(theme: Theme): void {
  const shown = theme === "system" ? (darkDevice().matches ? "dark" : "light") : theme;
  document.documentElement.dataset["theme"] = shown;
  const paint = getComputedStyle(document.documentElement).getPropertyValue("--ground").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paint);
  showManifest();
}

/** Links the manifest for the page's language and theme (vite/manifests.ts). */
export function showManifest(): void {
  const { lang, dataset } = document.documentElement;
  const link = document.querySelector('link[rel="manifest"]');
  link?.setAttribute("href", `/office/manifest-${lang}-${dataset["theme"]}.webmanifest`);
}

function darkDevice(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
