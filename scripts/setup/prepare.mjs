import { mkdirSync } from "node:fs";
import { build, buildsReady } from "./builds.mjs";
import { dependenciesReady, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { findNode, installNode } from "./node.mjs";
import { inProject } from "./places.mjs";
import { say } from "./processes.mjs";

/**
 * Everything a command needs before it can run, done once and skipped when it stands.
 * @param {{ built?: boolean }} [wanted] whether the built storefront and server are needed too
 * @returns {Promise<string>} absolute path of the Node 24 to run with
 */
export async function prepare({ built = false } = {}) {
  const node = findNode();
  if (node && dependenciesReady() && (!built || buildsReady())) return node;
  mkdirSync(inProject(".tools"), { recursive: true });
  const waiting = () => say("Another setup of this project is running; waiting for it");
  const work = async () => {
    // Asked again: the process we waited for may have done it all.
    const found = findNode() ?? (await installNode());
    if (!dependenciesReady()) await installDependencies(found);
    if (built) await build(found);
    return found;
  };
  return withLock(inProject(".tools", "set-up.lock"), work, waiting);
}
