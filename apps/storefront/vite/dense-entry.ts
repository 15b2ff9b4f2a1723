import { type CompressOptions, minify } from "terser";
import type { Plugin, Rolldown } from "vite";
import { compileEarly } from "./early-compile.ts";

/**
 * Minifies the first load once more with terser, which saves 0.9 kB. Lazy chunks would gain almost nothing
 * for a minute of work. terser removes the parentheses that make V8 compile early, so they are restored.
 */
export function denseEntry(): Plugin {
  return {
    name: "dense-entry",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !isFirstLoad(chunk)) continue;
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: compress(chunk) });
          if (code === undefined) throw new Error(`terser returned no code for ${chunk.fileName}`);
          chunk.code = compileEarly(code);
        }
      },
    },
  };
}

/** React's renderer becomes larger once compressed if its functions are inlined. */
function compress({ isEntry }: Pick<Rolldown.OutputChunk, "isEntry">): CompressOptions {
  return isEntry ? { passes: 3, sequences: false } : { passes: 3, inline: 0, reduce_funcs: false };
}

/** The entry and the renderer, which it always imports. */
function isFirstLoad({ isEntry, name }: Pick<Rolldown.OutputChunk, "isEntry" | "name">): boolean {
  return isEntry || name === "renderer";
}
