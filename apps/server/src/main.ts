import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded: with it the second start reads its modules already compiled.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));
const { run } = await import("./run.ts");
await run(process.argv.slice(2));
