import { mkdirSync } from "node:fs";
import { dependenciesReady, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { findNode, installNode } from "./node.mjs";
import { inProject } from "./places.mjs";
import { say } from "./processes.mjs";
import { buildStorefront, storefrontReady } from "./storefront.mjs";

/**
 * Everything a command needs before it can run, done once and skipped when it stands.
 * @param {{ storefront?: boolean }} [wanted] whether the built storefront is needed too
 * @returns {Promise<string>} absolute path of the Node 24 to run with
 */
export async function prepare({ storefront = false } = {}) {
  const node = findNode();
  if (node && dependenciesReady() && (!storefront || storefrontReady())) return node;
  mkdirSync(inProject(".tools"), { recursive: true });
  const waiting = () => say("Another set-up of this project is under way; waiting for it");
  const work = async () => {
    // Asked again: the process we waited for may have done it all.
    const found = findNode() ?? (await installNode());
    if (!dependenciesReady()) await installDependencies(found);
    if (storefront && !storefrontReady()) await buildStorefront(found);
    return found;
  };
  return withLock(inProject(".tools", "set-up.lock"), work, waiting);
}
