import { DoneSchema, OFFICE_PATHS, type WireDeviceState } from "@skatert/contract";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import type { BoardView } from "./board-view.ts";

/**
 * How often an enrolled tablet reports that it is awake. The server counts it as asleep after 45 s without a report
 * (BOARD-3), so two reports may be lost.
 */
export const HEARTBEAT_MS = 15_000;

/** After this long without a read, a board may miss orders that must ring. */
const staleMs = 45_000;

/**
 * Sends one report at a time: of two in flight the older could arrive last and stay until the next heartbeat. A report
 * that is due meanwhile follows with the state of that moment.
 */
export function inTurn(send: () => Promise<void>): () => Promise<void> {
  let isSending = false;
  let isDue = false;
  return async () => {
    isDue = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isDue) {
        isDue = false;
        await send();
      }
    } finally {
      isSending = false;
    }
  };
}

/**
 * Reports the state of this device's board to the server. A lost report needs no retry, because the next one follows. A
 * board that cannot read its orders sends no report, because it is as useless as an asleep one.
 */
export async function reportDevice(api: OfficeCalls, view: BoardView, now: number): Promise<void> {
  const { sound, wake, checkedAt } = view;
  if (checkedAt === null || now - checkedAt > staleMs) return;
  const body: WireDeviceState = {
    sound: sound === "running",
    wake_lock: wake === "held",
    visible: document.visibilityState === "visible",
    version: import.meta.env.MODE,
  };
  // A report that hangs must not hold up the next one.
  const signal = AbortSignal.timeout(HEARTBEAT_MS);
  await api.change("POST", `${OFFICE_PATHS.devices}/current/state`, DoneSchema, { body, signal });
}
