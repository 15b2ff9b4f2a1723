import { describe, expect, it } from "vitest";
import { isWeakPassword } from "./password.ts";

describe("STAFF-1 a password that is easy to guess", () => {
  it.each(["aaaaaaaaaa", "1212121212", "ЁёЁёЁёЁёЁё", "1234567890", "0987654321", "abcdefghij", "абвгдежзий"])(
    "is %s",
    (password) => expect(isWeakPassword(password)).toBe(true),
  );
  it.each(["correct horse", "салат оливье", "12345678901a", "уха по-царски"])("is not %s", (password) =>
    expect(isWeakPassword(password)).toBe(false),
  );
});
