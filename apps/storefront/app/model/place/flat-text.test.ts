import { describe, expect, it } from "vitest";
import { flatText } from "./flat-text.ts";

const shown = (apartment: string) => flatText(apartment, (number) => `кв. ${number}`);

describe("the flat of an address", () => {
  it("gets a label when it is a number, with or without a letter", () => {
    expect([shown("12"), shown(" 12а ")]).toEqual(["кв. 12", "кв. 12а"]);
  });

  it("is unchanged when it is an office, and empty when it is empty", () => {
    expect([shown("офис 305"), shown("ООО «Ромашка»"), shown("")]).toEqual(["офис 305", "ООО «Ромашка»", ""]);
  });
});
