import { expect, it } from "vitest";
import { readMessage } from "./messages.ts";

it("STATE-9 a new version takes over only when a page says so in so many words", () => {
  for (const type of ["take-over", "stand-aside"]) expect(readMessage({ type })).toEqual({ type });
  for (const data of [null, "take-over", {}, { type: "keep" }, { type: "skip" }]) expect(readMessage(data)).toBeNull();
});

it("addresses to keep are texts", () => {
  expect(readMessage({ type: "keep", addresses: ["/", 5, null] })).toEqual({ type: "keep", addresses: ["/"] });
});
