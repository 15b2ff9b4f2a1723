import { describe, expect, it } from "vitest";
import { readExpiry } from "./read-expiry.ts";

const zone = "Europe/Moscow";
const at = (text: string) => Date.parse(text);

describe("expiry", () => {
  it("COUP-15 a day without a time lasts to its end in the shop's zone", () => {
    expect(readExpiry("2026-12-31", zone)).toBe(at("2027-01-01T00:00:00+03:00"));
    expect(readExpiry("31.12.2026", zone)).toBe(at("2027-01-01T00:00:00+03:00"));
    expect(readExpiry("2026-12-31", "Asia/Vladivostok")).toBe(at("2027-01-01T00:00:00+10:00"));
  });

  it("COUP-15 reads a time without an offset in the shop's zone", () => {
    expect(readExpiry("2026-12-31T18:30:15", zone)).toBe(at("2026-12-31T18:30:15+03:00"));
    expect(readExpiry("2026-12-31 18:30", zone)).toBe(at("2026-12-31T18:30:00+03:00"));
  });

  it("COUP-15 reads a time with an offset, and seconds since the epoch, exactly", () => {
    expect(readExpiry("2026-12-31T18:30:00Z", zone)).toBe(at("2026-12-31T18:30:00Z"));
    expect(readExpiry("2026-12-31T18:30:00+05:00", zone)).toBe(at("2026-12-31T13:30:00Z"));
    expect(readExpiry(1_800_000_000, zone)).toBe(1_800_000_000_000);
  });

  it("COUP-15 never expires without a date, and distinguishes an unreadable one", () => {
    for (const none of [null, undefined, "", false, 0]) expect(readExpiry(none, zone)).toBeNull();
    for (const bad of ["скоро", "2026-02-30", "2026-12-31T25:00:00", "31/12/2026"])
      expect(readExpiry(bad, zone)).toBe("unreadable");
  });
});
