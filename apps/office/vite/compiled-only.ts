import type { Plugin } from "vite";

const compiler = "@lingui/message-utils/compileMessage";
const stub = "\0lingui-compiler";

/**
 * Keeps Lingui's message compiler out of the first load. The build compiles all texts of the office; only the screen of
 * the shop's texts needs the parser.
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
