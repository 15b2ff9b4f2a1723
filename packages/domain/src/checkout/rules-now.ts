import { scheduleAtPace, takesExpressAt } from "../stops/pace.ts";
import type { ShopRules, ShopState } from "./types.ts";

/** The branch's rules at its present pace: later times, and no express if staff turned it off (STOP-3). */
export function rulesNow(rules: ShopRules, { now, branch: { pace } }: Pick<ShopState, "now" | "branch">): ShopRules {
  if (pace === null) return rules;
  const conditions = takesExpressAt(pace, now)
    ? rules.conditions
    : rules.conditions.map((condition) => ({ ...condition, expressCost: null }));
  return { ...rules, conditions, schedule: scheduleAtPace(rules.schedule, pace, now) };
}
