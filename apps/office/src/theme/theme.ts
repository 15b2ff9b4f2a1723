/** What the person chose; "system" follows the device. */
export const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];

const storageKey = "office-theme";

/** Dark is the default: most of the office is read in a kitchen's evening. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return THEMES.find((theme) => theme === stored) ?? "dark";
}

/** Remembers the theme on this device and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme);
  showTheme(theme);
}

/** Shows a theme and follows the device's where it is "system". Call once at the start. */
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

/** Names the installed app in the page's language and paints it in the shown theme (vite/manifests.ts). */
export function showManifest(): void {
  const { lang, dataset } = document.documentElement;
  const link = document.querySelector('link[rel="manifest"]');
  link?.setAttribute("href", `/office/manifest-${lang}-${dataset["theme"]}.webmanifest`);
}

function darkDevice(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
