import type { StaffCaller } from "../../staff-gate.ts";

/**
 * Where a guess comes from. Only strangers share a count; an enrolled device, a browser in which the person signed in
 * before, and a personal session have counts of their own, which nobody else can use up.
 */
export type GuessPlace =
  | { readonly kind: "stranger"; readonly address: string }
  | { readonly kind: "device" | "browser" | "session"; readonly id: number | string };

/** The place of a request without a session. `browser`: its id if it is known; else null. */
export function placeOfRequest(
  { ip }: { readonly ip: string },
  { deviceId, browser }: { readonly deviceId: number | null; readonly browser: string | null },
): GuessPlace {
  if (deviceId !== null) return { kind: "device", id: deviceId };
  return browser === null ? { kind: "stranger", address: ip } : { kind: "browser", id: browser };
}

/** The place of a signed-in person. On a shared device it is the device, because a PIN opens a session there. */
export function placeOfCaller({ deviceId, sessionId }: StaffCaller): GuessPlace {
  return deviceId === null ? { kind: "session", id: sessionId } : { kind: "device", id: deviceId };
}
