import type { Plugin } from "vite";

const words = {
  ru: {
    name: "Skatert: офис",
    short_name: "Офис",
    description: "Заказы, стоп-лист и люди ресторана",
    shortcuts: { "": "Доска заказов", stops: "Стоп-лист" },
  },
  en: {
    name: "Skatert: office",
    short_name: "Office",
    description: "Orders, stop list and people of the restaurant",
    shortcuts: { "": "Order board", stops: "Stop list" },
  },
} as const;
/** The background of each theme, as in src/theme/tokens.css. */
const grounds = { dark: "#14171a", light: "#f1f3f4" } as const;

const icons = [
  { src: "icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
];

/** The installed app's manifest in a language and theme. All have the same id, so they are one app. */
export function manifestOf(lang: keyof typeof words, theme: keyof typeof grounds): object {
  const { shortcuts, ...texts } = words[lang];
  return {
    id: "/office/",
    ...texts,
    lang,
    start_url: "/office/",
    scope: "/office/",
    display: "standalone",
    orientation: "any",
    background_color: grounds[theme],
    theme_color: grounds[theme],
    icons,
    shortcuts: Object.entries(shortcuts).map(([path, name]) => ({ name, url: `/office/${path}`, icons: [icons[0]] })),
  };
}

/** Emits `manifest-{ru,en}-{dark,light}.webmanifest`. The page starts with the first; src/theme/theme.ts changes it. */
export function manifests(): Plugin {
  return {
    name: "office-manifests",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/office/manifest-ru-dark.webmanifest" } },
    ],
    generateBundle() {
      for (const lang of ["ru", "en"] as const)
        for (const theme of ["dark", "light"] as const) {
          const source = JSON.stringify(manifestOf(lang, theme));
          this.emitFile({ type: "asset", fileName: `manifest-${lang}-${theme}.webmanifest`, source });
        }
    },
  };
}
