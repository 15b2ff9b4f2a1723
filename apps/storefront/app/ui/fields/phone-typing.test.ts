import { describe, expect, it } from "vitest";
import { positionAfter, readPhone, typedPhone } from "./phone.ts";

/** Real notations of 21 countries, in E.164. */
const corpus = [
  ...["+375291234567", "+380501234567", "+77011234567", "+79123456789", "+998901234567", "+996555123456"],
  ...["+994501234567", "+37477123456", "+995555123456", "+37060123456", "+4915112345678", "+33612345678"],
  ...["+447400123456", "+12015550123", "+8613123456789", "+919876543210", "+84912345678", "+6281234567890"],
  ...["+905012345678", "+3780549881234", "+35799123456"],
];

/** A field as the browser has it: text, caret and keys. */
function emptyField() {
  let text = "";
  let caret = 0;
  const change = (next: string, at: number) => {
    const typed = typedPhone(text, next, at);
    text = typed.text;
    caret = typed.caret ?? text.length;
  };
  const field = {
    text: () => text,
    type(keys: string) {
      for (const key of keys) change(text.slice(0, caret) + key + text.slice(caret), caret + 1);
      return field;
    },
    backspace: () => change(text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret), Math.max(caret - 1, 0)),
    paste: (all: string) => change(all, all.length),
    /** Puts the caret behind a number of digits. */
    goBehind(digits: number) {
      caret = positionAfter(text, digits);
    },
  };
  return field;
}

const otherDigit = (digit: string | undefined, by: number) => String((Number(digit) + by) % 10);

describe("VALID-1 a number of any country", () => {
  it.each(corpus)("%s is read as it was typed, key by key or pasted", (number) => {
    for (const written of [number, number.replace("+", "00"), number.replace(/(\d{3})(\d\d)/, "$1 ($2) ")]) {
      expect(readPhone(emptyField().type(written).text()), written).toBe(number);
      const field = emptyField();
      field.paste(written);
      expect(readPhone(field.text()), written).toBe(number);
    }
  });

  it.each(corpus)("%s is read after a wrong, a missing or a further digit was corrected anywhere", (number) => {
    const digits = number.slice(1);
    for (let at = 0; at < digits.length; at += 1) {
      for (let by = 1; by < 10; by += 1) {
        const wrong = emptyField().type(`+${digits.slice(0, at)}${otherDigit(digits[at], by)}${digits.slice(at + 1)}`);
        wrong.goBehind(at + 1);
        wrong.backspace();
        wrong.type(digits[at] ?? "");
        expect(readPhone(wrong.text()), `digit ${at + 1} typed as ${otherDigit(digits[at], by)}`).toBe(number);
      }
      const missing = emptyField().type(`+${digits.slice(0, at)}${digits.slice(at + 1)}`);
      missing.goBehind(at);
      missing.type(digits[at] ?? "");
      expect(readPhone(missing.text()), `without digit ${at + 1}`).toBe(number);

      const further = emptyField().type(`+${digits.slice(0, at)}5${digits.slice(at)}`);
      further.goBehind(at + 1);
      further.backspace();
      expect(readPhone(further.text()), `one more digit before ${at + 1}`).toBe(number);
    }
  });

  it.each(corpus)("%s without its plus is never read as another country's number", (number) => {
    const field = emptyField().type(number.slice(1));
    expect([number, null]).toContain(startsLikeRussian(number) ? null : readPhone(field.text()));
  });

  it("keeps the plus of another country's number, also when its first digits are deleted", () => {
    const field = emptyField().type("+375291234567");
    field.goBehind(0);
    field.backspace();
    expect(field.text()).toBe("+375291234567");
    field.goBehind(3);
    for (let count = 0; count < 3; count += 1) field.backspace();
    field.type("375");
    expect(readPhone(field.text())).toBe("+375291234567");
  });

  it("with a digit too many is invalid, and nothing is cut off", () => {
    const field = emptyField().type("+7 912 345-67-891");
    expect(field.text()).toBe("+7 912 345-67-891");
    expect(readPhone(field.text())).toBeNull();
    field.backspace();
    expect(readPhone(field.text())).toBe("+79123456789");
  });

  it("loses the digit before a blank by two presses of Backspace, and the caret stays", () => {
    const field = emptyField().type("89123456789");
    field.goBehind(7);
    field.type("0");
    expect(field.text()).toBe("+7 912 345-06-789");
    field.backspace();
    field.backspace();
    field.type("5");
    expect(readPhone(field.text())).toBe("+79123456789");
  });
});

/** "8 491 234-56-78" is also how a number of Ryazan is dialled. */
function startsLikeRussian(number: string): boolean {
  return /^\+[78]\d{10}$/.test(number);
}
