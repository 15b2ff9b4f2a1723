import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { needs } from "../checks/needs.ts";
import { inProject } from "./places.mjs";

/** The user `nobody` of most systems. */
const nobody = 65_534;

it("reports a clone of another user in one line, with the remedy", needs("root", process.getuid?.() === 0), () => {
  const clone = mkdtempSync(join(tmpdir(), "skatert-clone-"));
  cpSync(inProject("scripts"), join(clone, "scripts"), { recursive: true });
  cpSync(inProject("package-lock.json"), join(clone, "package-lock.json"));
  mkdirSync(join(clone, "node_modules"));
  chmodSync(clone, 0o755);
  const user = { uid: nobody, gid: nobody, cwd: clone, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], user);
  rmSync(clone, { recursive: true });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Cannot start: \S+ cannot be written by this user .*\n$/),
  ]);
  expect(stderr).toContain(`run it as the owner of ${clone}, or give the folder to yourself: sudo chown -R`);
});
