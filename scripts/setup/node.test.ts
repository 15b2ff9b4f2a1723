import { mkdtempSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findNode, linkNode, NODE_PACKAGES } from "./node.mjs";
import { inProject } from "./places.mjs";

describe("Node to run with", () => {
  it.each(["24.0.0", "26.1.0"])("is this process at %s", (version) => {
    expect(findNode(version)).toBe(process.execPath);
  });

  it("is never this process at 20", () => {
    const found = findNode("20.20.2");
    if (found) expect(found).toContain(".tools");
  });

  it("is pinned to an exact 24 on every platform", () => {
    for (const { version } of Object.values(NODE_PACKAGES)) expect(version).toMatch(/^24\.\d+\.\d+$/);
  });
});

describe("the systemd unit's Node", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "skatert-node-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const linked = () => readlinkSync(join(root, ".tools", "node"));
  const fetched = async () => "/opt/skatert/.tools/fetched";

  it("is the system's, and follows its upgrade", async () => {
    await linkNode("/usr/bin/node", { root, fetched });
    await linkNode("/usr/local/bin/node", { root, fetched });
    expect(linked()).toBe("/usr/local/bin/node");
  });

  it.each(["/root/.nvm/node", "/home/owner/.volta/node"])("is an installed one instead of %s", async (node) => {
    await linkNode(node, { root, fetched });
    expect(linked()).toBe(await fetched());
  });

  it("has the path that the unit starts", () => {
    const unit = readFileSync(inProject("deploy", "skatert.service"), "utf8");
    const folder = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1] ?? "";
    expect(unit).toContain(`\nExecStart=${join(folder, ".tools", "node")} `);
  });
});
