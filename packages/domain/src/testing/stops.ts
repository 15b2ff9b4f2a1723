import type { BranchNow, Pace, Stop, StopTarget } from "../stops/types.ts";
import { usualBranch } from "../stops/types.ts";
import { at } from "./schedule.ts";

/** A stop of branch 1 until 18:00 on 18 November 2026. */
export function aStop(target: StopTarget, until: string | null = "2026-11-18 18:00"): Stop {
  return { target, branchId: 1, until: until === null ? null : at(until), endsWithBusinessDay: false };
}

export function aBranchNow(changes: Partial<BranchNow> = {}): BranchNow {
  return { ...usualBranch, ...changes };
}

/** 20 minutes more, express as usual, until 18:00 on 18 November 2026. */
export function aPace(changes: Partial<Pace> = {}): Pace {
  return { extraMinutes: 20, express: true, until: at("2026-11-18 18:00"), ...changes };
}
