import { setTimeout as pause } from "node:timers/promises";

const betweenMs = 100;

/** Polls an address until the work is done; returns the longest time of an answer, milliseconds. */
export async function slowestWhile<Result>(
  url: string,
  work: Promise<Result>,
): Promise<{ readonly result: Result; readonly slowestMs: number }> {
  let slowestMs = 0;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const begun = performance.now();
      const response = await fetch(url);
      await response.arrayBuffer();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      await pause(betweenMs);
    }
  };
  const watching = watch();
  const result = await work.finally(() => {
    isDone = true;
  });
  await watching;
  return { result, slowestMs };
}
