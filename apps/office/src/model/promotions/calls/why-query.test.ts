import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "../../../platform/api/query-client.ts";
import { askAgain, whyQuery } from "./why-query.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it("PROMO-1 a question that failed is asked again, and its answer is shown", async () => {
  let calls = 0;
  vi.stubGlobal("fetch", async () => {
    calls += 1;
    if (calls === 1) return Response.json({ code: "x", message: "", data: { status: 404 } }, { status: 404 });
    return Response.json({ quote: null, promotions: [] });
  });
  const question = { order_id: 12 };
  const shown = new QueryObserver(queryClient, { ...whyQuery(question), retry: false });
  const stop = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().isError).toBe(true));
  await askAgain({ order_id: 12 });
  expect(shown.getCurrentResult()).toMatchObject({ isError: false, data: { promotions: [] } });
  stop();
});
