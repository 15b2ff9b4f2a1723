import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, writtenFiles } from "./written.ts";
import "./write-schemas.ts";

// `npm run shop-format`: generates the tables of docs/shop-folder.md and the schemas for editors from the contract.
for (const [path, text] of writtenFiles()) writeFileSync(join(root, path), text);
