import { OFFICE_PATHS } from "@skatert/contract";
import type { RepeatCase } from "./repeat-case.ts";

const dryRun = (amount: string) => ({
  coupon: { id: 701, code: "SUP10", discount_type: "percent", amount },
  from: "2026-03-01",
  to: "2026-03-04",
});

const byColleague: RepeatCase["colleague"] = ({ send, colleague }) =>
  send("POST", OFFICE_PATHS.dryRuns, dryRun("15"), colleague);

/** Dry runs of promotions. */
export const dryRunCases: readonly RepeatCase[] = [
  {
    call: `POST ${OFFICE_PATHS.dryRuns}`,
    request: async ({ owner }) => ({ url: OFFICE_PATHS.dryRuns, payload: dryRun("10"), headers: owner }),
    other: (request) => ({ ...request, payload: dryRun("20") }),
    colleague: byColleague,
  },
  {
    call: `DELETE ${OFFICE_PATHS.dryRuns}/{id}`,
    async request({ send, owner }) {
      const { id } = (await send("POST", OFFICE_PATHS.dryRuns, dryRun("15"), owner)).json();
      return { url: `${OFFICE_PATHS.dryRuns}/${id}`, headers: owner };
    },
    colleague: byColleague,
  },
];
