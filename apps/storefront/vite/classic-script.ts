import { build } from "vite";

/** An entry with all its imports as one classic script, minified. `define` as in Vite's configuration. */
export async function classicScript(
  root: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { ...define },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "script.js" } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}
