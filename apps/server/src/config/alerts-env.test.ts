import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("the numbers that are called when nobody answers an order", () => {
  const phonesOf = (text: string) => readEnv({ STAFF_ALERT_PHONES: text }).alerts.phones;

  it.each([
    ["one number", "+79161234567", ["+79161234567"]],
    ["two numbers with spaces and brackets", " +7 (916) 123-45-67 , +79167654321", ["+79161234567", "+79167654321"]],
    ["a number that is written twice", "+79161234567,+7 916 123 45 67", ["+79161234567"]],
  ])("BOARD-3 %s", (_, text, phones) => {
    expect(phonesOf(text)).toEqual(phones);
  });

  it.each([
    ["a number without the country", "+79161234567,89161234567", '"89161234567"'],
    ["a number that is too short", "+7916", '"+7916"'],
    ["words", "Анна, +79161234567", '"Анна"'],
    ["an entry that is empty", "+79161234567,", '""'],
    ["a text without end", "9".repeat(5_000), `"${"9".repeat(24)}…"`],
    ["numbers separated by semicolons", "+79161234567;+79167654321", '"+79161234567;+7916765432…"'],
  ])("BOARD-3 are refused at the start with the entry that is wrong: %s", (_, text, entry) => {
    expect(() => phonesOf(text)).toThrow(/STAFF_ALERT_PHONES/);
    expect(() => phonesOf(text)).toThrow(`not a number: ${entry}`);
  });

  it("BOARD-3 are refused at the start when they are more than ten", () => {
    const many = Array.from({ length: 11 }, (_, index) => `+791600000${10 + index}`).join(",");
    expect(() => phonesOf(many)).toThrow("has 11");
  });
});
