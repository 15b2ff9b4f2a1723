import { describe, expect, it } from "vitest";
import { isWeakPin } from "./pin.ts";

describe("STAFF-3 a PIN that is easy to guess", () => {
  it.each(["0000", "777777", "1234", "456789", "4321", "987654"])("is %s", (pin) => expect(isWeakPin(pin)).toBe(true));
  it.each(["1357", "2024", "1212", "123457", "9012"])("is not %s", (pin) => expect(isWeakPin(pin)).toBe(false));
});
