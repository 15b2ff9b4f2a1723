import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../storefront/vite/precompress.ts";
import { fewLocales } from "./vite/few-locales.ts";
import { messages } from "./vite/messages.ts";
import { preloadParts } from "./vite/preload-parts.ts";

/** The office: one page whose parts load as they are opened. The server adds its headers (pages/office-files.ts). */
export default defineConfig({
  base: "/office/",
  plugins: [
    fewLocales(),
    react(),
    messages(),
    preloadParts(["src/routes/frame.tsx", "src/routes/board.tsx"]),
    precompress(),
  ],
  json: { stringify: true },
  build: {
    target: "es2022",
    outDir: "build/client",
    emptyOutDir: true,
    // The policy has no data: for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: true,
    reportCompressedSize: false,
    // A profile of the plugins is printed as a warning on slow machines.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
