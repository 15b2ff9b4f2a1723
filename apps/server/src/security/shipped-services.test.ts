import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { needs } from "../../../../scripts/checks/needs.ts";

const root = new URL("../../../../", import.meta.url);
const unit = await readFile(new URL("deploy/skatert.service", root), "utf8");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
/** On systemd's scale from 0 to 10; a unit without any protection has 9.6. */
const maxExposure = 25;

/** Runs a systemd check on the unit, with this test's program in place of the installed one. */
async function analyze(args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "skatert-unit-"));
  const path = join(folder, "skatert.service");
  await writeFile(path, unit.replace("/opt/skatert/.tools/node ", `${process.execPath} `));
  const { status, stdout, stderr } = spawnSync("systemd-analyze", [...args, path], { encoding: "utf8" });
  await rm(folder, { recursive: true });
  return { status, said: stdout + stderr };
}

describe("the systemd unit as shipped", () => {
  it("drops all capabilities, has a read-only system and a memory limit", () => {
    const lines = unit.split("\n");
    const wanted = ["CapabilityBoundingSet=", "NoNewPrivileges=yes", "ProtectSystem=strict", "MemoryMax=1G"];
    expect(lines).toEqual(expect.arrayContaining(wanted));
  });

  it("passes systemd-analyze verify", needs("systemd-analyze", hasSystemd), async () => {
    const { status, said } = await analyze(["verify"]);
    expect(said.split("\n").filter((line) => line.includes("skatert.service:"))).toEqual([]);
    expect([status, said.includes("Unknown key")]).toEqual([0, false]);
  });

  it("has a low exposure by systemd-analyze security", needs("systemd-analyze", hasSystemd), async () => {
    const { status, said } = await analyze(["security", "--offline=true", `--threshold=${maxExposure}`, "--no-pager"]);
    expect([status, said.slice(-300)]).toEqual([0, expect.stringContaining("OK")]);
  });
});
