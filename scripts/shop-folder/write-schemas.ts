import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles } from "../../apps/server/src/shop/new/schema-files.ts";

// Set-up of `npm run dev` and of the checks: editors complete the demo's files by these schemas, which git does not keep.
const folder = join(import.meta.dirname, "../../demo/schemas");
mkdirSync(folder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(join(folder, name), text);
