import { create } from "zustand";

/** What a shift needs of the device (BOARD-3). The browser gives sound and the wake lock only after a press. */
interface Shift {
  /** Unlocked by the press that began the shift; null: no shift on this page. */
  readonly audio: AudioContext | null;
  /** Whether the screen stays on. Null: this browser has no wake lock, so the device's settings must keep it on. */
  readonly isAwake: boolean | null;
}

export const useShift = create<Shift>(() => ({ audio: null, isAwake: false }));

/**
 * Begins the shift; call it inside of a press. Unlocks the sound, keeps the screen on and keeps it on again whenever
 * the page returns to sight. Resolves with the unlocked sound; throws if the browser refuses it.
 */
export async function startShift(): Promise<AudioContext> {
  const audio = useShift.getState().audio ?? new AudioContext({ latencyHint: "interactive" });
  await audio.resume();
  if (audio.state !== "running") throw new Error("the browser refused the sound");
  useShift.setState({ audio });
  await stayAwake();
  document.addEventListener("visibilitychange", stayAwakeInSight);
  return audio;
}

/** Ends the shift on this page: silence, and the screen may sleep. */
export async function endShift(): Promise<void> {
  document.removeEventListener("visibilitychange", stayAwakeInSight);
  const { audio } = useShift.getState();
  useShift.setState({ audio: null, isAwake: false });
  await lock?.release().catch(() => undefined);
  lock = null;
  await audio?.close();
}

/** The end of a shift waits no longer than this for what is left to do. */
const maxWaitMs = 4_000;
const leftToDo = new Set<() => Promise<unknown>>();

/** Registers what must be done before the shift's session ends. @returns forgets it */
export function beforeShiftEnds(work: () => Promise<unknown>): () => void {
  leftToDo.add(work);
  return () => leftToDo.delete(work);
}

/** Does what must be done while the session still lasts, four seconds at most; a failure does not keep anybody here. */
export async function finishShift(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, maxWaitMs);
  });
  await Promise.race([Promise.allSettled([...leftToDo].map((work) => work())), limit]);
  clearTimeout(timer);
}

/** Whether the page can fill the whole screen; iPhones cannot. */
export function mayFillScreen(): boolean {
  return document.fullscreenEnabled && document.fullscreenElement === null;
}

let lock: WakeLockSentinel | null = null;

function stayAwakeInSight(): void {
  if (document.visibilityState === "visible") void stayAwake();
}

/** The browser releases the lock whenever the page is out of sight, and refuses it on a low battery. */
async function stayAwake(): Promise<void> {
  if (!("wakeLock" in navigator)) return useShift.setState({ isAwake: null });
  if (lock?.released === false) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => useShift.setState({ isAwake: false }));
    useShift.setState({ isAwake: true });
  } catch {
    useShift.setState({ isAwake: false });
  }
}
