import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GATEWAYS } from "./gateways.ts";

it("OFFICE-6 the guide names settings that the server has", () => {
  const example = readFileSync(new URL("../../../../../.env.example", import.meta.url), "utf8");
  for (const { keys } of GATEWAYS)
    for (const key of keys.split(", ")) expect(example).toMatch(new RegExp(`^# ?${key}=`, "m"));
});
