import { expect, it } from "vitest";
import { readPhone } from "./phone-number.ts";

it("VALID-1 a number of another country is read after a plus and after 00 alike", () => {
  for (const text of ["+375 29 123-45-67", "00375291234567", "00 375 (29) 123-45-67", "+375291234567"])
    expect(readPhone(text), text).toEqual({ e164: "+375291234567", countryCode: "375" });
  expect(readPhone("007 912 345-67-89")?.e164).toBe("+79123456789");
  expect(readPhone("8 912 345-67-89")?.e164).toBe("+79123456789");
});
