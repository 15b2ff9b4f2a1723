import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, writtenFiles } from "./written.ts";

// `npm run settings`: generates the tables of docs/settings.md, and .env.example, from the schema of the environment.
for (const [path, text] of writtenFiles()) writeFileSync(join(root, path), text);
