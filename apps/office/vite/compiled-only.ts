import type { Plugin } from "vite";

const compiler = "@lingui/message-utils/compileMessage";
const stub = "\0lingui-compiler";

/**
 * Keeps Lingui's compiler of messages out of the first load: the build compiles all of the office's own texts, and only
 * the screen of the shop's texts reads messages as they are written.
 */
export function compiledOnly(): Plugin {
  return {
    name: "compiled-only",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === compiler && importer?.replaceAll("\\", "/").includes("/@lingui/core/") ? stub : null,
    load: (id) => (id === stub ? "export const compileMessage = () => [];" : null),
  };
}
