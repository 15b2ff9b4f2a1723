import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { closeChangelog, newestVersion, VERSIONED, withVersion } from "./versions.mjs";

const read = (file: string) => readFileSync(inProject(file), "utf8");
const changelog = "# Changelog\n\n## Unreleased\n- A new thing.\n\n## 0.9.1 - 2026-01-02\n- An old thing.\n";

describe("the version", () => {
  const current = newestVersion(read("CHANGELOG.md")) ?? "";

  it.each([...VERSIONED, "package-lock.json"])("is that of the changelog's newest closed part in %s", (file) => {
    expect(withVersion(read(file), current)).toBe(read(file));
    expect(read(file)).toMatch(new RegExp(`^( {2}"version": "${current}",|ARG VERSION=${current})$`, "m"));
  });

  it("is replaced in a package and where it needs another package of the project, and nowhere else", () => {
    const text =
      '{\n  "name": "a",\n  "version": "0.9.1",\n  "dependencies": {\n    "@skatert/b": "0.9.1",\n    "c": "0.9.1"';
    expect(withVersion(text, "0.10.0")).toBe(
      '{\n  "name": "a",\n  "version": "0.10.0",\n  "dependencies": {\n    "@skatert/b": "0.10.0",\n    "c": "0.9.1"',
    );
  });
});

describe("a release", () => {
  it("closes the open part of the changelog under its version and day", () => {
    expect(closeChangelog(changelog, "0.10.0", "2026-02-03")).toBe(
      changelog.replace("## Unreleased\n", "## Unreleased\n\n## 0.10.0 - 2026-02-03\n"),
    );
  });

  it.each(["0.9.1", "0.9.0", "0.8.9", "v1.0.0", "1.0", ""])(
    "is refused as %j, which is no later version",
    (version) => {
      expect(closeChangelog(changelog, version, "2026-02-03")).toHaveProperty("fault");
    },
  );

  it("is refused with nothing to tell", () => {
    expect(closeChangelog(changelog.replace("- A new thing.\n", ""), "1.0.0", "2026-02-03")).toEqual({
      fault: 'CHANGELOG.md has nothing under "## Unreleased"',
    });
  });
});
