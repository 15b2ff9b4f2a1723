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

  it.each(["password12", "Password2024!", "p@ssw0rd12", "qwerty12345", "Йцукен12345", "пароль1234", "admin-admin1"])(
    "is the common %s",
    (password) => expect(isWeakPassword(password)).toBe(true),
  );
  it.each(["anna-larina", "Larina1990!", "AnnaAnna99", "борщ с лариной"])(
    "is %s with the login or the name",
    (password) => expect(isWeakPassword(password, ["anna-l", "Анна Ларина", "Larina", "anna", "ларин"])).toBe(true),
  );
  it.each(["password of my grandmother", "test of beetroot", "hello brown cranes"])("is not %s", (password) =>
    expect(isWeakPassword(password, ["anna", "Ян"])).toBe(false),
  );
});
