import { fileURLToPath } from "node:url";
import { keepCompiledModules } from "./compile-cache.ts";

// Before any other import: the second start then reads its modules already compiled.
keepCompiledModules();
const { run } = await import("./boot/run.ts");
// Relative to this file: the built program is as deep below apps/server as the source.
const buildDir = fileURLToPath(new URL("../../storefront/build", import.meta.url));
const officeDir = fileURLToPath(new URL("../../office/build/client", import.meta.url));
await run(process.argv.slice(2), { buildDir, officeDir });
