import { UserUpdateSchema } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("VALID-1 an e-mail address", () => {
  it.each([
    ["anna@mail.ru", true],
    ["Anna.Petrova+food_1@sub.mail-box.example", true],
    ["o'hara@mail.ru", true],
    ["anna@mail.ru,", false],
    ["anna@mail.ru.", false],
    ["анна@mail.ru", false],
    ["anna@почта.рф", false],
    [".anna@mail.ru", false],
    ["an..na@mail.ru", false],
    ["anna.@mail.ru", false],
    ["anna'@mail.ru", false],
    ["anna@-mail.ru", false],
    ["anna@mail.r", false],
    ["anna@mail", false],
    ["anna petrova@mail.ru", false],
    ["a@b@mail.ru", false],
  ])("%s is accepted here as by the server: %s", (text, expected) => {
    expect([isEmail(text), UserUpdateSchema.safeParse({ email: text }).success]).toEqual([expected, expected]);
  });
});
