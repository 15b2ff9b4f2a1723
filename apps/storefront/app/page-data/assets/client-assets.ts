import type { Manifest } from "vite";

/**
 * The hashed names of the browser's files. These are the values before a build, for tests and tools;
 * vite/client-assets.ts puts the real names in the server's bundle.
 */
export const manifest: Manifest = {
  "app/start/entry.client.tsx": { file: "assets/entry.client-unbuilt.js", isEntry: true },
  "_renderer-unbuilt.js": { file: "assets/renderer-unbuilt.js", name: "renderer" },
  "app/theme/fonts/onest-cyrillic.woff2": { file: "assets/onest-cyrillic.woff2" },
  "app/theme/fonts/onest-cyrillic-more.woff2": { file: "assets/onest-cyrillic-more.woff2" },
  "app/theme/fonts/onest-cyrillic-ext.woff2": { file: "assets/onest-cyrillic-ext.woff2" },
  "app/theme/fonts/onest-latin.woff2": { file: "assets/onest-latin.woff2" },
  "app/theme/fonts/onest-signs.woff2": { file: "assets/onest-signs.woff2" },
};

/** Language → public path of its compiled messages. */
export const dictionaries: Readonly<Record<string, string>> = {
  ru: "/assets/messages-ru.json",
  en: "/assets/messages-en.json",
  "later-ru": "/assets/messages-later-ru.json",
  "later-en": "/assets/messages-later-en.json",
};

/** Code of the script that fetches the entry. */
export const starter: string = "void 0";

/** Public path of the script of a preview. */
export const previewScript: string = "/assets/preview-unbuilt.js";

/** Style sheets by file name. */
export const styleSheets: Readonly<Record<string, string>> = {};
