import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Keeps compiled modules for the next start of a program, which imports its other modules only afterwards. Relative to
 * this file: the built one is as deep below apps/server as the source.
 */
export function keepCompiledModules(): void {
  enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));
}
