import { expect, it } from "vitest";
import { failureText } from "./failure-text.ts";

const t = (key: string, values?: object) => `${key}${values === undefined ? "" : JSON.stringify(values)}`;
const refused = { status: 401, data: {}, retryAfterSeconds: null };

it.each([
  [{ ...refused, code: "staff_login_failed" }, "signIn.failed"],
  [{ ...refused, code: "staff_login_failed", data: { reason: "code-wrong" } }, "signIn.codeFailed"],
  [{ ...refused, code: "rest_too_many_requests", retryAfterSeconds: 61 }, 'signIn.wait{"minutes":2}'],
  [{ ...refused, code: "no_answer", status: null }, "signIn.away"],
  [{ ...refused, code: "failed", status: 502 }, "signIn.broken"],
])("STAFF-1 explains a failed sign-in: %j", (error, text) => {
  expect(failureText({ t }, error)).toBe(text);
});
