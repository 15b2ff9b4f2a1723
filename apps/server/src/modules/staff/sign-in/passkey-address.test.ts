import { expect, it } from "vitest";
import { passkeyAddress } from "./passkey-address.ts";

it.each([
  ["https://office.stol.example", true],
  ["http://localhost:3000", true],
  ["http://stol.localhost", true],
  ["http://office.stol.example", false],
  ["https://203.0.113.7", false],
  ["http://127.0.0.1:3000", false],
  ["https://[2001:db8::1]", false],
])("STAFF-1 passkeys at %s: %s", (address, isPossible) =>
  expect(passkeyAddress(new URL(address))?.href ?? null).toBe(isPossible ? new URL(address).href : null),
);

it("STAFF-1 has no passkeys without a fixed address", () => expect(passkeyAddress(null)).toBeNull());
