import { afterEach, expect, it, vi } from "vitest";
import { ownOrderRows } from "./own-order-rows.ts";

afterEach(() => vi.restoreAllMocks());

it("ENT-1 leaves a malformed row out of the caller's orders, logs it and keeps the rest", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const rows = [
    { id: 7, status: "processing" },
    { id: "eight", status: "completed" },
    null,
    { id: 9, status: "refunded" },
  ];
  expect(await ownOrderRows(Response.json(rows))).toEqual([
    { id: 7, isFinal: false },
    { id: 9, isFinal: true },
  ]);
  expect(log).toHaveBeenCalledTimes(2);
});

it("throws for an answer that is no list, so that the page offers a retry (STATE-1)", async () => {
  await expect(ownOrderRows(Response.json({ code: "rest_error" }))).rejects.toThrow("no list");
});
