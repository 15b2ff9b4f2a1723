import { describe, expect, it } from "vitest";
import { findNode, NODE_PACKAGES } from "./node.mjs";

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
