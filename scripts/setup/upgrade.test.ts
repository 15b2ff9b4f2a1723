import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inProject } from "./places.mjs";

/** A project whose build is fast: it writes its version where real builds are. */
const buildOf = (version: string) => `
import { mkdirSync, writeFileSync } from "node:fs";
for (const folder of ["node_modules", "apps/storefront/build", "apps/office/build", "apps/server/build"]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + "/version", "${version}");
}`;

/** The calls of an upgrade to a version that does not answer. */
const bad = ["stop UNIT bad", "start UNIT bad", "stop UNIT bad", "start UNIT one"];

let home: string;
let shop: string;
/** The processes of the shop: one is the service, two are instances of the template. */
let processes: Server[];

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
  writeFileSync(join(origin, "package.json"), '{ "version": "0.9.0" }');
  writeFileSync(join(origin, ".gitignore"), "node_modules/\n.tools/\nbuild/\n.env\n");
  writeFileSync(join(origin, "scripts/build.mjs"), buildOf("one"));
  git(home, "init", "--quiet", "--initial-branch=main", origin);
  git(origin, "add", "--all");
  git(origin, "commit", "--quiet", "--message", "one");
  git(home, "clone", "--quiet", origin, shop);
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: shop });
  mkdirSync(join(home, "bin"));
  // Notes which version was in place at each call.
  const systemctl = `#!/bin/sh
case "$1" in
is-failed) exec grep -q bad apps/server/build/version ;;
list-units) exec cat ../units ;;
esac
echo "$* $(cat apps/server/build/version)" >> ../calls
`;
  writeFileSync(join(home, "bin/systemctl"), systemctl, { mode: 0o755 });
  processes = [aProcess()];
});
afterEach(() => {
  end();
  rmSync(home, { recursive: true, force: true });
});

function aProcess(): Server {
  return createServer((_request, response) => {
    response.statusCode = version() === "bad" ? 503 : 200;
    response.end();
  });
}

function end(): void {
  for (const process of processes) process.close();
}

const portsOf = () => processes.map((process) => (process.address() as AddressInfo).port);
const instances = () => portsOf().map((port) => `skatert@${port}`);

function commit(build: string): void {
  const origin = join(home, "origin");
  writeFileSync(join(origin, "scripts/build.mjs"), build);
  git(origin, "commit", "--quiet", "--all", "--message", "two");
}

async function upgraded(...args: string[]): Promise<{ readonly code: number | null; readonly told: string }> {
  for (const process of processes) await new Promise<void>((resolve) => process.listen(0, "127.0.0.1", resolve));
  writeFileSync(join(shop, ".env"), `PORT=${portsOf()[0]}\n`);
  const listed = instances().map((name) => `${name}.service loaded active running Skatert\n`);
  writeFileSync(join(home, "units"), processes.length > 1 ? listed.join("") : "");
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
  expect([code, calls(), version()]).toEqual([0, ["stop skatert two", "start skatert two"], "two"]);
  expect(told).toMatch(/Upgraded; the shop was away for \d+\.\d s/);
  expect(readFileSync(join(shop, "node_modules/version"), "utf8")).toBe("two");
  expect(existsSync(join(shop, ".tools/next"))).toBe(false);
});

it("keeps the files of the present build for its open pages, and drops those of the build before it", async () => {
  const own = (version: string) =>
    `${buildOf(version)}\nwriteFileSync("apps/storefront/build/${version}.js", "${version}");`;
  for (const version of ["two", "three"]) {
    commit(own(version));
    expect((await upgraded()).code).toBe(0);
    end();
  }
  expect(readdirSync(join(shop, "apps/storefront/build")).sort()).toEqual([".kept", "three.js", "two.js", "version"]);
  commit(own("four"));
  expect((await upgraded()).code).toBe(0);
  expect(readdirSync(join(shop, "apps/storefront/build")).sort()).toEqual([".kept", "four.js", "three.js", "version"]);
});

it("restarts two processes one after the other, and both at once for a step that takes something away", async () => {
  processes.push(aProcess());
  commit(buildOf("two"));
  const rolled = await upgraded();
  expect(rolled.told).toContain("Upgraded; one process always served the shop");
  const [first, second] = instances();
  const both = [first, first, second, second];
  expect(calls()).toEqual(both.map((unit, index) => `${index % 2 === 0 ? "stop" : "start"} ${unit} two`));
  end();
  rmSync(join(home, "calls"));
  const index = join(home, "origin/apps/server/migrations/index.ts");
  mkdirSync(dirname(index), { recursive: true });
  writeFileSync(index, '[{ name: "108-less", up: less.up, unusedSince: "0.10.0" }]');
  git(join(home, "origin"), "add", "--all");
  commit(buildOf("three"));
  expect((await upgraded()).told).toContain("108-less must not run beside a version before 0.10.0");
  const together = instances().join(" ");
  expect(calls()).toEqual([`stop ${together} three`, `start ${together} three`]);
});

it("leaves the second process alone when the first one does not answer in the next version", async () => {
  processes.push(aProcess());
  commit(buildOf("bad"));
  expect((await upgraded()).code).toBe(1);
  expect(calls()).toEqual(bad.map((call) => call.replace("UNIT", instances()[0] ?? "")));
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
  expect([code, calls(), version()]).toEqual([1, bad.map((call) => call.replace("UNIT", "skatert")), "one"]);
  expect(told).toContain("The previous version runs again");
  expect(readFileSync(join(shop, "scripts/build.mjs"), "utf8")).toBe(buildOf("one"));
});

it("refuses before the shop stops what it could not switch to", async () => {
  commit(buildOf("two"));
  writeFileSync(join(shop, "deploy/skatert.service"), "[Service]\nUser=me\n");
  git(shop, "commit", "--quiet", "--all", "--message", "own");
  expect((await upgraded()).told).toContain("this branch has commits that its origin lacks");
  end();
  git(shop, "checkout", "--quiet", "--detach", "HEAD");
  expect((await upgraded()).told).toContain("no branch with an origin is checked out: name a version");
  expect([calls(), version()]).toEqual([[], "one"]);
});

it("goes to a named version, does nothing for the present one, and refuses over edited files", async () => {
  git(join(home, "origin"), "tag", "v1");
  commit(buildOf("two"));
  expect((await upgraded("v1")).told).toContain("already");
  end();
  writeFileSync(join(shop, "deploy/skatert.service"), "[Service]\nUser=me\n");
  expect((await upgraded()).told).toMatch(/^Not upgraded: files in \S+ have been edited/);
  expect([calls(), version()]).toEqual([[], "one"]);
});
