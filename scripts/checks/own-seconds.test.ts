import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";

const folder = inProject("e2e", "specs", "office", "editing");

it("each walk that edits a shop has a second of its own, and so a server and a draft of its own", () => {
  const files = readdirSync(folder);
  const seconds = files.map(
    (name) => /eveningAt\((\d+)\)/.exec(readFileSync(`${folder}/${name}`, "utf8"))?.[1] ?? name,
  );
  expect(seconds.every((second) => /^\d+$/.test(second))).toBe(true);
  expect(new Set(seconds).size).toBe(files.length);
});
