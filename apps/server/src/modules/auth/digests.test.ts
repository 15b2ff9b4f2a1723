import { describe, expect, it } from "vitest";
import { createDigests, networkOf } from "./digests.ts";

describe("digests of sign-in", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("take %s as the network %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("differ by secret, by person and by what they are of", () => {
    const [one, other] = [createDigests("one"), createDigests("other")];
    expect(one.person("+79161234567")).not.toBe(other.person("+79161234567"));
    expect(one.code(one.person("+79161234567"), "123456")).not.toBe(one.code(one.person("+79161234568"), "123456"));
    expect(one.person("1.2.3.4")).not.toBe(one.network("1.2.3.4"));
  });
});
