import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sharedSources } from "./builds.mjs";
import { NODE_FLAGS } from "./entry.mjs";
import { inProject } from "./places.mjs";
import { environmentFor, run, SetupError } from "./processes.mjs";

/**
 * Writes the generated files that git does not keep, for editors and for the checks of types: the types of the texts'
 * keys and arguments, and the JSON Schemas of the demo's files.
 * @param {string} node
 */
export async function writeGenerated(node) {
  await write(node, "scripts/texts/write-types.ts", "the types of the texts");
  // The schemas take a second, so they are written only after a change of their sources.
  const stamp = inProject("demo/schemas/.sources");
  const sources = sharedSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  await write(node, "scripts/shop-folder/write-schemas.ts", "the schemas of the demo's files");
  writeFileSync(stamp, sources);
}

/** @param {string} node @param {string} script @param {string} what */
async function write(node, script, what) {
  const code = await run(node, [...NODE_FLAGS, inProject(script)], { env: environmentFor(node) });
  if (code !== 0) throw new SetupError(`${what} could not be written (exit code ${code})`);
}
