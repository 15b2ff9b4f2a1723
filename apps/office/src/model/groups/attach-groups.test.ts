import { MAX_BULK_ROWS, type WireBulkRow } from "@skatert/contract";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../../platform/api/query-client.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";
import { saveGroupsOfDishes } from "./attach-groups.ts";

afterEach(() => vi.unstubAllGlobals());

const row = (id: string): WireBulkRow => ({ id, etag: '"1"', set: { catalog: { option_groups: [] } } });
const result = (id: string, outcome: string) => ({
  id,
  outcome,
  product: null,
  by: null,
  reason: outcome === "fault" ? "unknown" : null,
  undo: null,
});

it("MENU-21 a dish that is gone is not counted as one that another person changed", async () => {
  const rows = [result("1", "saved"), result("2", "changed"), result("3", "fault")];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ rows })));
  expect(await saveGroupsOfDishes(["1", "2", "3"].map(row))).toEqual({ ok: true, value: { saved: 1, left: 1 } });
});

it("MENU-21 dishes that were saved before a failure are shown so", async () => {
  const key = [SHOP_DATA, "test"];
  queryClient.setQueryData(key, "before");
  let calls = 0;
  vi.stubGlobal("fetch", () => {
    calls += 1;
    if (calls === 2) return Promise.reject(new TypeError("no connection"));
    return Promise.resolve(
      Response.json({ rows: Array.from({ length: MAX_BULK_ROWS }, (_, at) => result(String(at), "saved")) }),
    );
  });
  const rows = Array.from({ length: MAX_BULK_ROWS + 1 }, (_, at) => row(String(at)));
  expect(await saveGroupsOfDishes(rows)).toMatchObject({ ok: false });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
