import type { WireDevice } from "@skatert/contract";
import { BOARD_SILENT_MS } from "@skatert/domain";

const minuteMs = 60_000;

/** revoked: no access. never: no report yet. awake: reports now. away: no report for some minutes. */
export type DevicePresence =
  | { readonly kind: "revoked" | "never" | "awake" }
  | { readonly kind: "away"; readonly minutes: number };

export function presenceOf({ revoked_at, seen_at }: WireDevice, now: number): DevicePresence {
  if (revoked_at !== null) return { kind: "revoked" };
  if (seen_at === null) return { kind: "never" };
  const silent = now - Date.parse(seen_at);
  return silent <= BOARD_SILENT_MS
    ? { kind: "awake" }
    : { kind: "away", minutes: Math.max(1, Math.floor(silent / minuteMs)) };
}

export const DEVICE_FAULTS = ["sound", "wake-lock", "hidden"] as const;
export type DeviceFault = (typeof DEVICE_FAULTS)[number];

/** Reasons why an awake device would not ring. The report of a silent device is outdated. */
export function faultsOf(device: WireDevice, now: number): readonly DeviceFault[] {
  const { state } = device;
  if (state === null || presenceOf(device, now).kind !== "awake") return [];
  const holds: Readonly<Record<DeviceFault, boolean>> = {
    sound: !state.sound,
    "wake-lock": !state.wake_lock,
    hidden: !state.visible,
  };
  return DEVICE_FAULTS.filter((fault) => holds[fault]);
}
