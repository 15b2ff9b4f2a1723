import { describe, expect, it } from "vitest";
import { createDigests } from "./digests.ts";

describe("digests of sign-in", () => {
  it("differ by secret, by person and by subject", () => {
    const [one, other] = [createDigests("one"), createDigests("other")];
    expect(one.person("+79161234567")).not.toBe(other.person("+79161234567"));
    expect(one.code(one.person("+79161234567"), "123456")).not.toBe(one.code(one.person("+79161234568"), "123456"));
    expect(one.person("1.2.3.4")).not.toBe(one.network("1.2.3.4"));
  });
});
