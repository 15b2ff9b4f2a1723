import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, writtenFiles } from "./written.ts";

// `npm run shop-format`: generates the tables of docs/shop-folder.md and the schemas for editors from the contract.
for (const [path, text] of writtenFiles()) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
