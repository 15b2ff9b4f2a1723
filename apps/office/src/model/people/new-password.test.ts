import { NewStaffPasswordSchema } from "@skatert/contract";
import { expect, it } from "vitest";
import { passwordFault } from "./new-password.ts";

it.each([
  ["short", "welcome.passwordHint"],
  ["1234567890", "welcome.passwordWeak"],
  ["skatert-office-2026", "welcome.passwordWeak"],
  ["boris at the office desk", "welcome.passwordWeak"],
  ["correct horse battery", null],
])("STAFF-1 says what is wrong with a chosen password before the server refuses it: %s", (password, fault) => {
  expect(passwordFault(password, ["boris", "Борис"])).toBe(fault);
});

it("STAFF-1 refuses what the contract refuses", () => {
  for (const password of ["short", "1234567890", "correct horse battery"])
    expect(passwordFault(password, []) === null, password).toBe(NewStaffPasswordSchema.safeParse(password).success);
});
