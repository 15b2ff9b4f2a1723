import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { missingPackages } from "./dependencies.mjs";
import { inProject } from "./places.mjs";

const linux = { os: "linux", cpu: "x64", libc: "glibc" };
const native = { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] };

describe("missing packages of an installation", () => {
  it("is nothing when versions agree", () => {
    expect(
      missingPackages({ "node_modules/a": { version: "1.0.0" } }, { "node_modules/a": { version: "1.0.0" } }, linux),
    ).toEqual([]);
  });

  it("is a package of another version", () => {
    const lacking = missingPackages(
      { "node_modules/a": { version: "1.0.1" } },
      { "node_modules/a": { version: "1.0.0" } },
      linux,
    );
    expect(lacking).toEqual(["node_modules/a"]);
  });

  it("is a native package of this machine that an old Node's npm left out", () => {
    expect(missingPackages({ "node_modules/native": native }, {}, linux)).toEqual(["node_modules/native"]);
  });

  it.each([
    ["another system", { ...linux, os: "darwin" }, native],
    ["another processor", { ...linux, cpu: "arm64" }, native],
    ["another C library", linux, { ...native, libc: ["musl"] }],
    ["no system in particular", linux, { version: "1.0.0", optional: true }],
  ])("is no native package of %s", (_, machine, locked) => {
    expect(missingPackages({ "node_modules/native": locked }, {}, machine)).toEqual([]);
  });

  it("are never our own workspaces, which npm links", () => {
    expect(
      missingPackages(
        { "apps/server": { version: "1.0.0" }, "node_modules/@skatert/server": { link: true } },
        {},
        linux,
      ),
    ).toEqual([]);
  });

  it("is nothing for the real lock file against itself", () => {
    const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(missingPackages(packages, packages, linux)).toEqual([]);
  });
});

describe("the lock file", () => {
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  const names = Object.keys(packages);

  it("locks every dependency, those of other platforms too", () => {
    expect(unlockedDependencies(packages)).toEqual([]);
  });

  it("names a dependency that was left out", () => {
    const { "node_modules/@biomejs/cli-darwin-arm64": _, ...rest } = packages;
    expect(unlockedDependencies(rest)).toEqual(["node_modules/@biomejs/biome: @biomejs/cli-darwin-arm64"]);
  });

  it.each(["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64", "win32-arm64"])(
    "locks the native tools of %s",
    (platform) => {
      expect(names).toContain(`node_modules/@biomejs/cli-${platform}`);
      expect(names.some((name) => name.startsWith(`node_modules/@oxc-parser/binding-${platform}`))).toBe(true);
    },
  );
});

type Locked = Record<
  string,
  { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> } | undefined
>;

/** Dependencies that a locked package names and that the lock file does not hold, those of other platforms included. */
function unlockedDependencies(locked: Locked): string[] {
  return Object.entries(locked).flatMap(([folder, entry]) =>
    Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies })
      .filter((name) => !foldersAbove(folder).some((above) => `${above}node_modules/${name}` in locked))
      .map((name) => `${folder}: ${name}`),
  );
}

/** The folder and all above it, as Node looks for a package. */
function foldersAbove(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return [...parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}/`), ""];
}
