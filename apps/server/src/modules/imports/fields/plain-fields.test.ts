import { describe, expect, it } from "vitest";
import { menuContext } from "../menu/menu-context.ts";
import { rowField } from "./plain-fields.ts";

const names = { key: "hot", ru: "Острое", en: "Hot", also: [] };
const context = menuContext(() => null, []);

describe("a column of a flag", () => {
  it.each([
    ["that is off where nothing is written", false, "no"],
    ["that is on where nothing is written", true, "yes"],
  ])("%s reads an empty cell and an absent field alike", (_case, isOn, usual) => {
    const row = { kind: "flag", docs: ["Hot."], ...(isOn ? { isOn } : {}) } as const;
    const field = rowField({ path: "acf.hot", row, names });
    expect(field.readText("", context)).toEqual({ text: usual });
    expect(field.textOf({}, context)).toBe(usual);
    expect(field.textOf({ acf: { hot: "" } }, context)).toBe(usual);
    expect(field.write({ acf: { video: "/a.mp4" } }, "yes", context)).toEqual({ acf: { video: "/a.mp4", hot: true } });
  });
});
