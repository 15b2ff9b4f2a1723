import type { Plugin, Rolldown } from "vite";

/**
 * Adds preloads of the parts that the given source files become, and of what they import, to `index.html`: without
 * them the browser learns of each part only from the one before.
 */
export function preloadParts(files: readonly string[]): Plugin {
  return {
    name: "preload-parts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const wanted = files.flatMap((file) => chunksOf(file, chunks));
        const entries = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, chunks)));
        const names = new Set(wanted.map(({ fileName }) => fileName));
        for (const { fileName } of entries) names.delete(fileName);
        return [...names].map((name) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/office/${name}` },
          injectTo: "head",
        }));
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** Throws if a file has no part of its own: it was renamed, or became a part of the first load. */
function chunksOf(file: string, chunks: readonly Chunk[]): readonly Chunk[] {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll("\\", "/").endsWith(file));
  if (chunk === undefined) throw new Error(`${file} is no part of its own: correct the list in vite.config.ts`);
  return withImports(chunk, chunks);
}

function withImports(chunk: Chunk, chunks: readonly Chunk[]): readonly Chunk[] {
  const found = new Set([chunk]);
  for (const each of found)
    for (const name of each.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next !== undefined) found.add(next);
    }
  return [...found];
}
