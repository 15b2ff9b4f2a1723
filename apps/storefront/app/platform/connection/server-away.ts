import { create } from "zustand";
import { pause } from "./pause.ts";
import { reloadOnce } from "./reload-guard.ts";

/** A lazy part that failed to load and waits for the server (ERR-2). */
type Answer = "away" | "there" | "gone";

const firstDelayMilliseconds = 1_000;
const longestDelayMilliseconds = 15_000;
/** Timeout of a probe, milliseconds. */
const patienceMilliseconds = 10_000;

/** Number of parts that wait for the server. */
export const useServerAway = create<{ readonly waiting: number }>(() => ({ waiting: 0 }));

/**
 * Loads a failed part again once the server answers. Until then the page stays, because a reload would end in
 * the browser's error page. If the server no longer has the file, its build is gone and the page is reloaded
 * once (CONST-5). The page is also reloaded if the browser caches the failure of an existing file.
 */
export async function loadAgain<Loaded>(load: () => Promise<Loaded>, file: string, error: unknown): Promise<Loaded> {
  tell(1);
  try {
    await untilAnswered(file);
    return await load();
  } catch {
    reloadOnce();
    throw error;
  } finally {
    tell(-1);
  }
}

/** Resolves when the server has the file. Throws if the server answers that it has not. */
async function untilAnswered(file: string): Promise<void> {
  for (let delay = firstDelayMilliseconds; ; delay = Math.min(2 * delay, longestDelayMilliseconds)) {
    const answer = await probe(file);
    if (answer === "there") return;
    if (answer === "gone") throw new Error(`${file} belongs to an earlier build`);
    await pause(delay);
  }
}

async function probe(file: string): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const answer = await fetch(file, { method: "HEAD", cache: "no-store", signal }).catch(() => null);
  // A starting or refusing server does not prove that the file is missing.
  if (answer?.ok) return "there";
  return answer?.status === 404 ? "gone" : "away";
}

function tell(change: number): void {
  useServerAway.setState(({ waiting }) => ({ waiting: waiting + change }));
}
