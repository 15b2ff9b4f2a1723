import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import server from "../../apps/server/vite.config.ts";
import { fingerprint } from "./builds.mjs";
import { inProject } from "./places.mjs";

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

  it.each([
    ["app/page.test.tsx"],
    ["app/message-arguments.ts"],
    ["build/client/index.js"],
    ["node_modules/a/index.js"],
  ])("does not see %s", (path) => {
    const before = fingerprint([folder]);
    write(path, "anything");
    expect(fingerprint([folder])).toBe(before);
  });
});

it("the server's build has a program for every command of package.json", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  const commands = Object.entries(scripts).filter(([, script]) => script.includes("command.mjs"));
  expect(commands.length).toBeGreaterThan(5);
  const programs = server.build?.rolldownOptions?.input;
  for (const [name, script] of commands) {
    expect(script).toBe(`node scripts/command.mjs ${name}`);
    expect(programs).toHaveProperty(name, `src/cli/${name}.ts`);
  }
});
