import { describe, expect, it } from "vitest";
import { networkOf, wideNetworkOf } from "./network.ts";

describe("the network of a request", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("is, for %s, the network %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the block around an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["::ffff:203.0.113.200", "203.0.113.0/24"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
  ])("is, for %s, %s", (address, block) => {
    expect(wideNetworkOf(address)).toBe(block);
  });
});
