import type { BonusRules } from "@skatert/domain";
import { readFlag, readNumber, readRecord } from "../fields/read.ts";

/** `bonus.json`; without it there is no bonus system. Percents 0 to 100. */
export function bonusRulesFromWire(value: unknown): BonusRules {
  const wire = readRecord(value);
  return {
    active: readFlag(wire["active"]),
    percentMax: percentOf(wire["percent_max"]),
    earnPercent: percentOf(wire["earn_percent"]),
  };
}

/** A user's points, whole. */
export interface BonusState {
  readonly active: boolean;
  readonly balance: number;
  readonly percentMax: number;
}

export function bonusStateFromWire(value: unknown): BonusState {
  const wire = readRecord(value);
  return {
    active: readFlag(wire["active"]),
    balance: Math.max(0, Math.floor(readNumber(wire["points_balance"]) ?? 0)),
    percentMax: percentOf(wire["percent_max"]),
  };
}

export function bonusStateToWire(state: BonusState) {
  return { active: state.active, points_balance: state.balance, percent_max: state.percentMax };
}

function percentOf(value: unknown): number {
  return Math.min(100, Math.max(0, readNumber(value) ?? 0));
}
