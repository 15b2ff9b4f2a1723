import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../storefront/vite/precompress.ts";
import { compiledOnly } from "./vite/compiled-only.ts";
import { fewLocales } from "./vite/few-locales.ts";
import { manifests } from "./vite/manifests.ts";
import { messages } from "./vite/messages.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { shopTexts } from "./vite/shop-texts.ts";

/** The office: one page whose parts load on demand. The server adds its headers (pages/office-files.ts). */
export default defineConfig({
  base: "/office/",
  plugins: [
    fewLocales(),
    compiledOnly(),
    react(),
    messages(),
    manifests(),
    shopTexts(),
    serviceWorker(),
    // Staff load the office once a build, and an owner waits for the first start.
    precompress({ quality: 5 }),
  ],
  build: {
    target: "es2022",
    outDir: "build/client",
    emptyOutDir: true,
    // The content policy allows no `data:` for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The service worker fetches every file after the first page, so lists of imports would only weigh on the board.
      resolveDependencies: (_file, files) => files.filter((name) => name.endsWith(".css")),
    },
    cssMinify: true,
    reportCompressedSize: false,
    // Vite prints a plugin profile as a warning on slow machines.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The first load is one file, because one file compresses best.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
});
