import { describe, expect, it } from "vitest";
import { isKnownSender, yookassaSenders } from "./known-senders.ts";

describe("senders of YooKassa's notices", () => {
  it("are the published addresses and ranges, IPv4 inside IPv6 included", () => {
    for (const address of [
      "185.71.76.1",
      "185.71.77.31",
      "77.75.153.127",
      "77.75.156.11",
      "77.75.154.200",
      "2a02:5180::1",
      "::ffff:185.71.76.5",
    ]) {
      expect(isKnownSender(address, yookassaSenders)).toBe(true);
    }
  });

  it("exclude neighbouring addresses and invalid text", () => {
    for (const address of [
      "185.71.76.32",
      "185.71.78.1",
      "77.75.153.128",
      "77.75.156.12",
      "127.0.0.1",
      "::1",
      "2a02:5181::1",
      "",
      "yookassa.ru",
    ]) {
      expect(isKnownSender(address, yookassaSenders)).toBe(false);
    }
  });
});
