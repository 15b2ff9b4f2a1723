import { describe, expect, it } from "vitest";
import { CallFailed } from "../api/office-error.ts";
import { readFailureKey } from "./read-failure-key.ts";

const failed = (code: string, status: number | null) =>
  new CallFailed({ code, status, data: {}, retryAfterSeconds: null });

describe("why a page did not load", () => {
  it("STAFF-2 names the missing right, not a lost connection", () => {
    expect(readFailureKey(failed("staff_forbidden", 403), "audit.read", true)).toBe("error.right.text");
    expect(readFailureKey(failed("no_answer", null), "audit.read", false)).toBe("error.away.text");
    expect(readFailureKey(failed("failed", 500), "audit.read", false)).toBe("signIn.broken");
  });

  it("STAFF-3 asks for a password for people and devices on a shared tablet", () => {
    expect(readFailureKey(failed("staff_forbidden", 403), "staff.edit", true)).toBe("error.right.password");
    expect(readFailureKey(failed("staff_forbidden", 403), "staff.edit", false)).toBe("error.right.text");
  });
});
