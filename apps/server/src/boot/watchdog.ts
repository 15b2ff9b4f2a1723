import { Worker } from "node:worker_threads";

/** How long the process may answer nothing before it is ended. Imports and pictures work in processes of their own. */
const limitMs = 60_000;

/**
 * Ends this process by SIGABRT when its thread has been stuck for `limit` milliseconds: an endless loop answers no health
 * check, and not every system restarts a service for that. A thread of its own watches, because a stuck one runs no timer.
 * It counts its own turns, so that a machine that slept ends nothing. Returns a function that stops it.
 */
export function startWatchdog(limit: number = limitMs): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const everyMs = limit / 12;
  const beat = setInterval(() => Atomics.add(beats, 0, 1), everyMs);
  beat.unref();
  const worker = new Worker(watcher, {
    eval: true,
    workerData: { beats, everyMs, pid: process.pid },
  });
  worker.unref();
  return () => {
    clearInterval(beat);
    void worker.terminate();
  };
}

const watcher = `
const { workerData: { beats, everyMs, pid } } = process.getBuiltinModule("node:worker_threads");
let last = -1;
let turns = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  turns = now === last ? turns + 1 : 0;
  last = now;
  if (turns < 12) return;
  process.getBuiltinModule("node:fs").writeSync(2, "The process answered nothing for " + (turns * everyMs) / 1000 + " s and is ended\\n");
  process.kill(pid, "SIGABRT");
}, everyMs);
`;
