import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { environmentSchema } from "../../apps/server/src/config/env.ts";
import { root, writtenFiles } from "./written.ts";

const remedy = "run `npm run settings` and commit what it writes";
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

describe("the documented settings of the server", () => {
  it.each([...writtenFiles()])("%s matches the schema of the environment", (path, text) => {
    expect(textOf(path), remedy).toBe(text);
  });

  it("an unchanged copy of .env.example changes nothing", () => {
    expect(parseEnv(textOf(".env.example"))).toEqual({});
  });

  it("every example of .env.example is accepted", () => {
    const examples = Object.entries(parseEnv(textOf(".env.example").replaceAll(/^# (?=[A-Z0-9_]+=)/gm, "")));
    expect(examples.length).toBeGreaterThan(50);
    const given = examples.filter(([, example]) => example !== "");
    const refused = environmentSchema.safeParse(Object.fromEntries(given)).error?.issues ?? [];
    expect(refused.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([]);
  });
});
