import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../docs/decisions");
const records = readdirSync(folder).filter((file) => file !== "README.md");
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

describe("decision records", () => {
  it("say at the top since when they hold, and which record changed them", () => {
    const status =
      /^# \d{3}\. .+\n\nAccepted \d{4}-\d\d-\d\d\.(?: Superseded (?:in part by |for )[^\n]*\[\d{3}\][^\n]*(?:\n[^\n]+)*)?\n\n/;
    expect(records.filter((file) => !status.test(textOf(file)))).toEqual([]);
  });

  it("stand once each in the index, under their own title", () => {
    const listed = [...textOf("README.md").matchAll(/^- \[\d{3}\]\((\S+)\) (.+)$/gm)].map(([, file, title]) => [
      file,
      title,
    ]);
    const own = records.map((file) => [file, textOf(file).match(/^# \d{3}\. (.+)$/m)?.[1]]);
    expect(listed.toSorted()).toEqual(own.toSorted());
  });
});
