import { monitorEventLoopDelay } from "node:perf_hooks";

/** Ticks once a millisecond, so it runs only in programs that are asked for it. */
let delays: ReturnType<typeof monitorEventLoopDelay> | null = null;

// Loaded before a program that is measured: tells over the channel what the process has used so far.
process.on("message", (question) => {
  process.send?.(question === "block" ? longestBlock() : usage());
});
// A program under measurement must not outlive its bench.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 };
}

/** The longest time since the last question in which the event loop ran nothing else; 0 at the first question. */
function longestBlock() {
  const blockMs = delays === null || delays.count === 0 ? 0 : delays.max / 1e6;
  if (delays === null) {
    delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
  }
  delays.reset();
  return { blockMs };
}
