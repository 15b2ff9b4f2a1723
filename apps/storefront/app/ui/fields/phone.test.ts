import { describe, expect, it } from "vitest";
import { maskPhone, readPhone } from "./phone.ts";

describe("VALID-1 a phone number", () => {
  it("is parsed in every usual notation", () => {
    for (const text of [
      "89123456789",
      "9123456789",
      "+79123456789",
      "8 (912) 345-67-89",
      "+7 912 345 67 89",
      "7 912 345-67-89",
    ]) {
      expect(maskPhone(text)).toBe("+7 912 345-67-89");
      expect(readPhone(text)).toBe("+79123456789");
    }
  });

  it("gets its blanks while it is typed", () => {
    expect(
      ["9", "91", "912", "9123", "912345", "9123456", "91234567", "912345678"].map((text) => maskPhone(text)),
    ).toEqual([
      "+7 9",
      "+7 91",
      "+7 912",
      "+7 912 3",
      "+7 912 345",
      "+7 912 345-6",
      "+7 912 345-67",
      "+7 912 345-67-8",
    ]);
    expect(maskPhone("8")).toBe("+7 ");
  });

  it("can be deleted completely", () => {
    expect(maskPhone("+7 ", "+7 9")).toBe("");
    expect(maskPhone("+7", "+7 ")).toBe("");
    expect(maskPhone("")).toBe("");
  });

  it("of another country keeps its digits", () => {
    expect(maskPhone("+375 29 123-45-67")).toBe("+375291234567");
    expect(readPhone("+375 29 123-45-67")).toBe("+375291234567");
    expect(readPhone("+4930")).toBeNull();
  });

  it("is null while digits are missing, or for an invalid prefix", () => {
    expect(readPhone("+7 912 345-67-8")).toBeNull();
    expect(readPhone("+7 012 345-67-89")).toBeNull();
    expect(readPhone("")).toBeNull();
    expect(readPhone("позвоните")).toBeNull();
  });
});
