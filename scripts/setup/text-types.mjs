import { NODE_FLAGS } from "./entry.mjs";
import { inProject } from "./places.mjs";
import { environmentFor, run, SetupError } from "./processes.mjs";

/**
 * Writes the types of the texts' keys and arguments, which git does not keep, for editors and for the checks of types.
 * @param {string} node
 */
export async function writeTextTypes(node) {
  const code = await run(node, [...NODE_FLAGS, inProject("scripts/texts/write-types.ts")], {
    env: environmentFor(node),
  });
  if (code !== 0) throw new SetupError(`the types of the texts could not be written (exit code ${code})`);
}
