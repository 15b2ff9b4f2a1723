import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint } from "./builds.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skatert-sources-"));
  write("app/page.tsx", "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
}

describe("the fingerprint of sources", () => {
  it.each([
    ["another content", "app/page.tsx", "two"],
    ["a new file", "app/other.tsx", ""],
  ])("changes with %s", (_, path, content) => {
    const before = fingerprint([folder]);
    write(path, content);
    expect(fingerprint([folder])).not.toBe(before);
  });

  it.each([["app/page.test.tsx"], ["build/client/index.js"], ["node_modules/a/index.js"]])(
    "does not see %s",
    (path) => {
      const before = fingerprint([folder]);
      write(path, "anything");
      expect(fingerprint([folder])).toBe(before);
    },
  );
});
