import { expect, it, vi } from "vitest";
import { createRefusalWatch } from "./refusal-watch.ts";

it("counts every refusal and reports each reason once a minute", () => {
  let now = 0;
  const report = vi.fn();
  const watch = createRefusalWatch(["full", "late"], () => now, report);
  for (const reason of ["full", "full", "late"] as const) watch.note(reason);
  expect(report.mock.calls).toEqual([["full"], ["late"]]);
  now = 60_000;
  watch.note("full");
  expect(report).toHaveBeenCalledTimes(3);
  expect(Object.fromEntries(watch.counts())).toEqual({ full: 3, late: 1 });
});
