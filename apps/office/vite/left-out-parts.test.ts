import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LEFT_OUT } from "./left-out-parts.ts";

it.each(LEFT_OUT)("what stands in place of $file has the names that a release exports", ({ file, code }) => {
  const original = readFileSync(new URL(`../../../node_modules/${file}`, import.meta.url), "utf8");
  const exported = /export \{([^}]*)\}/
    .exec(original)?.[1]
    ?.split(",")
    .map((name) => name.trim());
  const named = [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(exported?.toSorted());
});
