import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inProject } from "./places.mjs";

/** A project whose build is fast: it writes its version where real builds are. */
const buildOf = (version: string) => `
import { mkdirSync, writeFileSync } from "node:fs";
for (const folder of ["node_modules", "apps/storefront/build", "apps/office/build", "apps/server/build"]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + "/version", "${version}");
}`;

let home: string;
let shop: string;
let health: ReturnType<typeof createServer>;

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
    stdio: "pipe",
  });

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "skatert-upgrade-"));
  const origin = join(home, "origin");
  shop = join(home, "shop");
  for (const folder of ["scripts/setup", "deploy"]) mkdirSync(join(origin, folder), { recursive: true });
  cpSync(inProject("scripts/setup"), join(origin, "scripts/setup"), { recursive: true });
  cpSync(inProject("scripts/upgrade.mjs"), join(origin, "scripts/upgrade.mjs"));
  writeFileSync(join(origin, "deploy/skatert.service"), "[Service]\n");
  writeFileSync(join(origin, ".gitignore"), "node_modules/\n.tools/\nbuild/\n.env\n");
  writeFileSync(join(origin, "scripts/build.mjs"), buildOf("one"));
  git(home, "init", "--quiet", "--initial-branch=main", origin);
  git(origin, "add", "--all");
  git(origin, "commit", "--quiet", "--message", "one");
  git(home, "clone", "--quiet", origin, shop);
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: shop });
  mkdirSync(join(home, "bin"));
  // Notes which version was in place at each call.
  const noted = 'echo "$1 $(cat apps/server/build/version)" >> ../calls';
  const systemctl = `#!/bin/sh\nif [ "$1" = is-failed ]; then exec grep -q bad apps/server/build/version; fi\n${noted}\n`;
  writeFileSync(join(home, "bin/systemctl"), systemctl, { mode: 0o755 });
  health = createServer((_request, response) => {
    response.statusCode = version() === "bad" ? 503 : 200;
    response.end();
  });
});
afterEach(() => {
  health.close();
  rmSync(home, { recursive: true, force: true });
});

function commit(build: string): void {
  const origin = join(home, "origin");
  writeFileSync(join(origin, "scripts/build.mjs"), build);
  git(origin, "commit", "--quiet", "--all", "--message", "two");
}

async function upgraded(...args: string[]): Promise<{ readonly code: number | null; readonly told: string }> {
  await new Promise<void>((resolve) => health.listen(0, "127.0.0.1", resolve));
  writeFileSync(join(shop, ".env"), `PORT=${(health.address() as AddressInfo).port}\n`);
  const env = { ...process.env, PATH: `${join(home, "bin")}:${process.env["PATH"]}` };
  const child = spawn(process.execPath, ["scripts/upgrade.mjs", ...args], { cwd: shop, env });
  let told = "";
  child.stderr.on("data", (text) => {
    told += String(text);
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, told };
}

const calls = () =>
  existsSync(join(home, "calls")) ? readFileSync(join(home, "calls"), "utf8").trim().split("\n") : [];
const version = () => readFileSync(join(shop, "apps/server/build/version"), "utf8");

it("builds the next version while the shop runs, and stops it only to switch", async () => {
  commit(buildOf("two"));
  const { code, told } = await upgraded();
  expect([code, calls(), version()]).toEqual([0, ["stop one", "start two"], "two"]);
  expect(told).toMatch(/Upgraded; the shop was away for \d+\.\d s/);
  expect(readFileSync(join(shop, "node_modules/version"), "utf8")).toBe("two");
  expect(existsSync(join(shop, ".tools/next"))).toBe(false);
});

it("leaves the shop running as it was when the next version cannot be built", async () => {
  commit("process.exitCode = 3;");
  const { code, told } = await upgraded();
  expect([code, calls(), version()]).toEqual([1, [], "one"]);
  expect(told).toContain("Not upgraded: the next version could not be built (exit code 3); the shop runs on");
});

it("starts the previous version again when the next one does not answer", async () => {
  commit(buildOf("bad"));
  const { code, told } = await upgraded();
  expect([code, calls(), version()]).toEqual([1, ["stop one", "start bad", "stop bad", "start one"], "one"]);
  expect(told).toContain("The previous version runs again");
  expect(readFileSync(join(shop, "scripts/build.mjs"), "utf8")).toBe(buildOf("one"));
});

it("refuses before the shop stops what it could not switch to", async () => {
  commit(buildOf("two"));
  writeFileSync(join(shop, "deploy/skatert.service"), "[Service]\nUser=me\n");
  git(shop, "commit", "--quiet", "--all", "--message", "own");
  expect((await upgraded()).told).toContain("this branch has commits that its origin lacks");
  health.close();
  git(shop, "checkout", "--quiet", "--detach", "HEAD");
  expect((await upgraded()).told).toContain("no branch with an origin is checked out: name a version");
  expect([calls(), version()]).toEqual([[], "one"]);
});

it("goes to a named version, does nothing for the present one, and refuses over edited files", async () => {
  git(join(home, "origin"), "tag", "v1");
  commit(buildOf("two"));
  expect((await upgraded("v1")).told).toContain("already");
  health.close();
  writeFileSync(join(shop, "deploy/skatert.service"), "[Service]\nUser=me\n");
  expect((await upgraded()).told).toMatch(/^Not upgraded: files in \S+ have been edited/);
  expect([calls(), version()]).toEqual([[], "one"]);
});
