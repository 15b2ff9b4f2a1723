import { expect, it } from "vitest";
import { describeOn } from "../../testing/stores/engines.ts";
import { plansOf } from "../../testing/stores/query-plans.ts";
import { findGuests } from "./find-guests.ts";

describeOn("sqlite", "the list of guests", (engine) => {
  it.each(["", "анна", "4567"])(
    "GUEST-1 is read from the index alone, and each shown guest by the number: %s",
    async (text) => {
      const { db } = await engine.store();
      const today = { year: 2026, month: 3, day: 4 };
      const question = { text, segment: null, after: null, branches: "all", limit: 51, now: 1, today } as const;
      const plans = await plansOf(db, (read) => findGuests(read, question));
      expect(plans.join("\n")).toMatch(/SCAN g USING COVERING INDEX guests_by_time/);
      expect(plans.join("\n")).toMatch(/SEARCH kept USING INDEX .*\(phone=\?\)/);
    },
  );
});
