/** Idle time of the page before a visit loads ahead, milliseconds, so that a phone is free for the first taps. */
export const firstMoments = 5_000;

/** Whether the visitor asks for reduced data, or has a slow connection (CONST-4). */
export function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { saveData, effectiveType } = navigator.connection as { saveData?: boolean; effectiveType?: string };
  return saveData === true || effectiveType === "slow-2g" || effectiveType === "2g";
}
