import { expect, it } from "vitest";
import { readMessage } from "./messages.ts";

it("STATE-9 a new version takes over only on an explicit message of a page", () => {
  for (const type of ["take-over", "stand-aside"]) expect(readMessage({ type })).toEqual({ type });
  for (const data of [null, "take-over", {}, { type: "keep" }, { type: "skip" }]) expect(readMessage(data)).toBeNull();
});

it("addresses to cache must be strings", () => {
  expect(readMessage({ type: "keep", addresses: ["/", 5, null] })).toEqual({ type: "keep", addresses: ["/"] });
});
