import { describe, expect, it } from "vitest";
import { dateInputOf, dayText, profileProblems } from "./profile-problems.ts";

const today = { year: 2026, month: 3, day: 4 };
const good = { name: "Анна", email: "", birth: "" };

describe("VALID-1 the profile", () => {
  it("accepts an empty e-mail and no birthday", () => {
    expect(profileProblems(good, today)).toEqual({});
    expect(profileProblems({ ...good, email: " a@b.ru ", birth: "1990-05-14" }, today)).toEqual({});
  });

  it("reports an invalid e-mail, and a birthday in the future", () => {
    expect(profileProblems({ ...good, email: "a@b" }, today)).toEqual({ email: "checkout.error.email" });
    for (const birth of ["2026-03-04", "2030-01-01", "1899-12-31"])
      expect(profileProblems({ ...good, birth }, today)).toEqual({ birth: "account.error.birth" });
  });

  it("sends the day in the wire's format", () => {
    expect(dayText(dateInputOf({ year: 1990, month: 5, day: 4 }))).toBe("04.05.1990");
  });
});
