import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_FLAGS } from "../setup/entry.mjs";
import { inProject } from "../setup/places.mjs";

/** Imports the demo into a new shop and exports it, as its owner would. Returns the exported folder. */
export function exportedDemo(workspace: string): string {
  const folder = join(workspace, "shop");
  const { DATABASE_URL: _database, BACKEND_URL: _backend, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: join(workspace, "data") };
  for (const args of [
    ["import", inProject("demo")],
    ["export", folder],
  ])
    execFileSync(process.execPath, [...NODE_FLAGS, inProject("apps/server/build/shop.js"), ...args], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  // An export has no people; an owner who knows the guests' points adds the file.
  copyFileSync(inProject("demo/users.json"), join(folder, "users.json"));
  return folder;
}
