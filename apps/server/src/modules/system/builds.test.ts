import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readBuildInfo } from "./builds.ts";

const folder = mkdtempSync(join(tmpdir(), "skatert-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, script: string, server = "export {}"): string {
  const directory = join(folder, name);
  mkdirSync(join(directory, "client/assets"), { recursive: true });
  mkdirSync(join(directory, "server"), { recursive: true });
  writeFileSync(join(directory, "server/entry.server.js"), server);
  writeFileSync(join(directory, "client/assets", script), "");
  writeFileSync(join(directory, "client/assets", `${script}.br`), "");
  return directory;
}

describe("the current build", () => {
  it("API-9 has another id after a new build, and names the files that a page may still request", async () => {
    const [before, after] = await Promise.all([
      readBuildInfo(build("before", "entry-a.js")),
      readBuildInfo(build("after", "entry-b.js")),
    ]);
    expect(after.id).not.toBe(before.id);
    expect(before.assets).toEqual(["/assets/entry-a.js"]);
    expect(after.assets).toEqual(["/assets/entry-b.js"]);
  });

  it("STATE-9 has the same id on every start and machine", async () => {
    const first = build("first", "entry-a.js");
    cpSync(first, join(folder, "copy"), { recursive: true });
    expect((await readBuildInfo(join(folder, "copy"))).id).toBe((await readBuildInfo(first)).id);
  });

  it("API-9 has another id when only the server part has changed", async () => {
    const [a, b] = await Promise.all([
      readBuildInfo(build("half-a", "entry-a.js", "export const a = 1")),
      readBuildInfo(build("half-b", "entry-a.js", "export const a = 2")),
    ]);
    expect(a.id).not.toBe(b.id);
  });
});
