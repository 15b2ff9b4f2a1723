import { defineConfig } from "vite";

/** `npm run <command>`. */
const commands = ["backup", "keys", "notify", "orders", "restore", "shop", "staff"];

/**
 * The program as one file of our own code and of libraries with many small modules, so that a start reads a dozen files
 * instead of a thousand. The commands and the child processes that decode pictures, read tables and do long work are
 * programs beside it. Libraries with native parts or data files stay packages.
 */
export default defineConfig({
  ssr: {
    target: "node",
    noExternal: [
      /^@skatert\//,
      "entities",
      "fastify-type-provider-zod",
      "kysely",
      /^libphonenumber-js/,
      "lru-cache",
      "zod",
    ],
  },
  build: {
    ssr: true,
    target: "node24",
    outDir: "build",
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    // As deep below apps/server as the sources: the storefront's build is found from there.
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "picture-child": "src/shop/media/drawing/picture-child.ts",
        "long-work-child": "src/long-work/long-work-child.ts",
        "table-child": "src/modules/imports/table/process/table-child.ts",
        "zip-child": "src/modules/imports/pictures/zip/zip-child.ts",
        ...Object.fromEntries(commands.map((name) => [name, `src/cli/${name}.ts`])),
      },
      // A text with one letter beyond Latin needs two bytes for each of its letters in memory.
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        charset: "ascii",
        comments: false,
      },
    },
  },
});
