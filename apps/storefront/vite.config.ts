import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientAssets } from "./vite/client-assets.ts";
import { dictionaries } from "./vite/dictionaries.ts";
import { lastingImports } from "./vite/lasting-imports.ts";
import { precompress } from "./vite/precompress.ts";
import { previewScript } from "./vite/preview-script.ts";
import { scopedName } from "./vite/scoped-name.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { starter } from "./vite/starter.ts";

const sharedByOrdering =
  /[\\/]app[\\/](features[\\/](cart|coupons)[\\/]|model[\\/][^\\/]+[\\/](cart|checkout|order-draft|(use-)?place-options|adjustment|refusal|day-label|shop-clock))|[\\/]domain[\\/]src[\\/]checkout[\\/]fit-cart/;

/** The schemas that parse answers, without the contract's paths and names, which pages also need without calls. */
const sharedByCalls =
  /[\\/](packages[\\/]contract[\\/]src[\\/](?!api[\\/](languages|paths|payload-path|time-bucket))|node_modules[\\/]zod[\\/]|platform[\\/]api[\\/]calls[\\/])/;

/** Lazy parts that nobody waits for: they are fetched when the page is at rest. */
const comesWhenIdle =
  /assets[\\/](live-orders|viewed-dishes|device-services|account-syncs|shop-syncs|outside-services|page-popups|favorites-sync|forget-version|telegram-visit|search-copies|language-choice)-/;

/**
 * The first load is two files, and what lazy parts share a few, not one for every module: all that the cart, the
 * checkout and an order's page have in common comes together.
 */
const groups = [
  { name: "first", tags: ["$initial" as const], priority: 4 },
  // Evaluated in a task of its own, see app/start/renderer.ts. Lazy parts use its portals too.
  { name: "renderer", test: /[\\/](node_modules[\\/]react-dom|app[\\/]start[\\/]renderer)/, priority: 3 },
  // Every page asks for this one, and not for the cart.
  { name: "connection", test: /[\\/]platform[\\/]connection[\\/]connection/, priority: 2 },
  // Schemas used by calls of several nouns. The schemas of one noun load only with it.
  { name: "contract", test: sharedByCalls, minShareCount: 2, priority: 1 },
  { name: "cart", test: sharedByOrdering, minShareCount: 2, priority: 1 },
  {
    name: "ui",
    test: /[\\/]app[\\/](ui[\\/]|i18n[\\/]trans|model[\\/]cart[\\/]quantity-text)/,
    priority: 2,
  },
];

/** The same in both builds, because the server's markup names the browser's files. A short hash: the entry lists them. */
const assetFileNames = "assets/[name]-[hash:6][extname]";

/** Node keeps the text of a file in memory, with two bytes for each letter if one of them is beyond Latin. */
const ssrOutput = { entryFileNames: "entry.server.js", charset: "ascii", comments: false } as const;

/** A profile of the plugins is printed as a warning on slow machines, where owners read it as a fault of the build. */
const checks = { bundlerTimings: false };

/**
 * Two builds from one configuration: `vite build` makes the browser's files, `vite build --ssr`
 * makes the server's bundle, which reads the manifests of the first and needs no package at run time.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : "public",
  plugins: [
    react(),
    isSsrBuild
      ? clientAssets()
      : [lastingImports(), dictionaries(), starter(), serviceWorker(), previewScript(), precompress({ quality: 11 })],
  ],
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  css: { modules: { generateScopedName: scopedName } },
  ssr: { noExternal: true, target: "node" },
  build: {
    target: isSsrBuild ? "node24" : "es2022",
    outDir: isSsrBuild ? "build/server" : "build/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Every font and icon stays a file: `font-src 'self'` needs no data: exception.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of their imports would weigh on the first load; these parts can wait until the browser finds them.
      resolveDependencies: (file, files) =>
        comesWhenIdle.test(file) ? files.filter((name) => name.endsWith(".css")) : files,
    },
    cssMinify: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { checks, input: "app/start/entry.server.tsx", output: { ...ssrOutput, assetFileNames } }
      : {
          checks,
          input: "app/start/entry.client.tsx",
          preserveEntrySignatures: false,
          output: {
            // Short hashes, because the entry lists the files of all lazy parts; the bundler demands 7 characters here.
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames,
            codeSplitting: { groups },
          },
        },
  },
}));
