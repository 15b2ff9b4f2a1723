import type { ApiRefusal } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { waitText } from "./problem-text.ts";
import { problemOf } from "./sign-in.ts";

const refusal = (reason: string | null, data: ApiRefusal["data"] = {}): ApiRefusal => ({
  status: 429,
  code: "",
  message: "",
  reason,
  data,
  retryAfterSeconds: null,
});

describe("ROLE-2 refused sign-in", () => {
  it("shows what to do, and when", () => {
    expect(problemOf(refusal("code-invalid"))).toEqual({ key: "auth.error.code", seconds: null });
    expect(problemOf(refusal("too-many-codes", { retry_after: 42 }))).toEqual({
      key: "auth.error.tooManyCodes",
      seconds: 42,
    });
    expect(problemOf({ ...refusal("too-many-tries"), retryAfterSeconds: 600 })).toEqual({
      key: "auth.error.tooManyTries",
      seconds: 600,
    });
  });

  it("has a text for an unknown reason", () => {
    expect(problemOf(refusal("moon-phase")).key).toBe("auth.error.failed");
    expect(problemOf(refusal(null)).key).toBe("auth.error.failed");
  });

  it("shows a wait in minutes and seconds", () => {
    expect([0, 9.2, 60, 125].map(waitText)).toEqual(["0:00", "0:10", "1:00", "2:05"]);
  });
});
