import { mkdirSync } from "node:fs";
import { build, buildsReady } from "./builds.mjs";
import { dependenciesReady, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { findNode, installNode } from "./node.mjs";
import { inProject } from "./places.mjs";
import { say } from "./processes.mjs";

/**
 * Prepares everything that a command needs; skips what is already done.
 * @param {{ built?: boolean, tools?: boolean }} [wanted] built: the built storefront, office and server are needed too;
 *   tools: those of tests and pictures
 * @returns {Promise<string>} absolute path of the Node 24 to run with
 */
export async function prepare({ built = false, tools = false } = {}) {
  const extent = tools ? "all" : "product";
  const node = findNode();
  if (node && dependenciesReady(extent) && (!built || buildsReady())) return node;
  mkdirSync(inProject(".tools"), { recursive: true });
  const waiting = () => say("Another setup of this project is running; waiting for it");
  const work = async () => {
    // Checked again, because the other process may have done everything.
    const found = findNode() ?? (await installNode());
    if (!dependenciesReady(extent)) await installDependencies(found, extent);
    if (built) await build(found);
    return found;
  };
  return withLock(inProject(".tools", "set-up.lock"), work, waiting);
}
