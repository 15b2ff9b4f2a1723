import { describe, expect, it } from "vitest";
import { flatText } from "./flat-text.ts";

const shown = (apartment: string) => flatText(apartment, (number) => `кв. ${number}`);

describe("the flat of an address", () => {
  it("is named when it is a number, with or without a letter", () => {
    expect([shown("12"), shown(" 12а ")]).toEqual(["кв. 12", "кв. 12а"]);
  });

  it("stays as the guest wrote it when it is an office, and is nothing when it is empty", () => {
    expect([shown("офис 305"), shown("ООО «Ромашка»"), shown("")]).toEqual(["офис 305", "ООО «Ромашка»", ""]);
  });
});
