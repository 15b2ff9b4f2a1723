import { create } from "zustand";
import { pause } from "./pause.ts";
import { reloadOnce } from "./reload-guard.ts";

/** What a lazy part that could not be fetched waits for (ERR-2). */
type Answer = "away" | "there" | "gone";

const firstDelayMilliseconds = 1_000;
const longestDelayMilliseconds = 15_000;
/** How long the server may take to answer a probe, milliseconds. */
const patienceMilliseconds = 10_000;

/** How many parts of the page wait for the server to answer again. */
export const useServerAway = create<{ readonly waiting: number }>(() => ({ waiting: 0 }));

/**
 * Loads again what has just failed, once the server answers. Until then the page stays as it is: a reload would end in
 * the browser's error page. A file that the server no longer has belongs to a build that is gone, so the page is loaded
 * anew, once (CONST-5); the same where the browser keeps the failure in memory though the file is there.
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

/** Ready when the server has the file; throws when it answers that it has not. */
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
  // A server that is starting, or that refuses for now, is no server without the file.
  if (answer?.ok) return "there";
  return answer?.status === 404 ? "gone" : "away";
}

function tell(change: number): void {
  useServerAway.setState(({ waiting }) => ({ waiting: waiting + change }));
}
