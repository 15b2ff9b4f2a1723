import { create } from "zustand";

/** The device's resources for a shift (BOARD-3). The browser grants sound and wake lock only after a press. */
interface Shift {
  /** Unlocked by the press that started the shift; null: no shift on this page. */
  readonly audio: AudioContext | null;
  /** Whether the screen stays on. Null: the browser has no wake lock, so the device's settings must keep it on. */
  readonly isAwake: boolean | null;
}

export const useShift = create<Shift>(() => ({ audio: null, isAwake: false }));

/**
 * Starts the shift; call it in the handler of a press. Unlocks the sound and keeps the screen on, again each time the
 * page becomes visible. Resolves with the unlocked sound; throws if the browser refuses it.
 */
export async function startShift(): Promise<AudioContext> {
  const running = useShift.getState().audio;
  const audio = running ?? new AudioContext({ latencyHint: "interactive" });
  await audio.resume();
  if (audio.state !== "running") {
    // A browser allows only a few open ones, and every try would leave one.
    if (running === null) void audio.close();
    throw new Error("the browser refused the sound");
  }
  useShift.setState({ audio });
  await stayAwake();
  document.addEventListener("visibilitychange", stayAwakeInSight);
  return audio;
}

/** Ends the shift on this page: sound off, and the screen may sleep. */
export async function endShift(): Promise<void> {
  document.removeEventListener("visibilitychange", stayAwakeInSight);
  const { audio } = useShift.getState();
  useShift.setState({ audio: null, isAwake: false });
  await lock?.release().catch(() => undefined);
  lock = null;
  await audio?.close();
}

/** Maximum wait for registered work at the end of a shift. */
const maxWaitMs = 4_000;
const leftToDo = new Set<() => Promise<unknown>>();

/** Registers work to do before the shift's session ends. @returns removes it */
export function beforeShiftEnds(work: () => Promise<unknown>): () => void {
  leftToDo.add(work);
  return () => leftToDo.delete(work);
}

/**
 * Runs the registered work while the session is valid, for at most four seconds. A failure does not block the sign-out.
 */
export async function finishShift(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, maxWaitMs);
  });
  await Promise.race([Promise.allSettled([...leftToDo].map((work) => work())), limit]);
  clearTimeout(timer);
}

/** Whether the page can go full screen; iPhones cannot. */
export function mayFillScreen(): boolean {
  return document.fullscreenEnabled && document.fullscreenElement === null;
}

let lock: WakeLockSentinel | null = null;

function stayAwakeInSight(): void {
  if (document.visibilityState === "visible") void stayAwake();
}

/** The browser releases the lock when the page is hidden and refuses it on a low battery. */
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
