import { join } from "node:path";
import { textFaults } from "./missing-texts.ts";

// `npm run texts`: lists the interface texts that a language lacks. Exit code 1 if there is one.
const messages = join(import.meta.dirname, "../../apps/storefront/messages");
const faults = textFaults(messages);
for (const { file, key, kind, russian } of faults)
  console.log(kind === "missing" ? `${file}: "${key}" is missing: ${russian}` : `${file}: "${key}" is unknown to ru`);
console.log(faults.length === 0 ? "Every language has every text." : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
