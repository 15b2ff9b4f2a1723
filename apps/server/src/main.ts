import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded: with it the second start reads its modules already compiled.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));
const { run } = await import("./boot/run.ts");
// Addressed from here: the built program is as deep below apps/server as this file.
const buildDir = fileURLToPath(new URL("../../storefront/build", import.meta.url));
await run(process.argv.slice(2), buildDir);
