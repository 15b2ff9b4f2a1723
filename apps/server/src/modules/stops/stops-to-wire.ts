import type { ShopSettings, WirePace, WirePause, WireStop, WireStops } from "@skatert/contract";
import type { ShopRules } from "@skatert/domain";
import { endOf, targetOf } from "../../shop/stops/branch-now.ts";
import type { PaceRow, PauseRow, StopRow } from "../../shop/stops/stop-store.ts";
import { targetName } from "./target-name.ts";

export function stopsToWire(
  rows: { readonly stops: readonly StopRow[]; readonly pace: PaceRow | null; readonly pause: PauseRow | null },
  rules: ShopRules,
  settings: ShopSettings,
): WireStops {
  return {
    stops: rows.stops.map((row) => stopToWire(row, rules, settings)),
    pace: rows.pace === null ? null : paceToWire(rows.pace),
    pause: rows.pause === null ? null : pauseToWire(rows.pause),
  };
}

/** A target that no longer exists has its id as its name. */
export function stopToWire(row: StopRow, rules: ShopRules, settings: ShopSettings): WireStop {
  const target = targetOf(row.kind, row.target);
  return {
    id: row.id,
    branch_id: row.branch_id,
    target: { kind: row.kind, id: target?.id ?? row.target },
    name: (target === null ? null : targetName(target, rules, settings)) ?? row.target,
    until: endText(row.ends_at),
    until_business_day: row.business_day === 1,
    reason: row.reason,
    at: new Date(row.at).toISOString(),
    by: { kind: "staff", name: row.by_name },
  };
}

export function paceToWire({ extra_minutes, express, ends_at }: PaceRow): WirePace {
  return { extra_minutes, express: express === 1, until: endText(ends_at) };
}

export function pauseToWire({ message, ends_at }: PauseRow): WirePause {
  return { message, until: endText(ends_at) };
}

export function endText(endsAt: number): string | null {
  const end = endOf(endsAt);
  return end === null ? null : new Date(end).toISOString();
}
