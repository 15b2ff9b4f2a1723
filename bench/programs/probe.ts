/** Reads the clock once a millisecond, so it runs only in programs that request it. */
let watching: { wallMs: number; cpuMs: number } | null = null;

// Loaded before a measured program: answers over the channel with the resources used so far.
process.on("message", (question) => {
  process.send?.(question === "block" ? longestBlock() : usage());
});
// A measured program must not outlive the bench.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 };
}

/** The longest block of the event loop since the last call; the first call starts the count. */
function longestBlock() {
  const longest = watching ?? { wallMs: 0, cpuMs: 0 };
  if (watching === null) watchTheLoop();
  watching = { wallMs: 0, cpuMs: 0 };
  return longest;
}

/** The processor time of the main thread is the length of a block on an idle machine. */
function watchTheLoop(): void {
  let wall = performance.now();
  let cpu = mainThreadMs();
  setInterval(() => {
    const [nextWall, nextCpu] = [performance.now(), mainThreadMs()];
    if (watching !== null) {
      watching.wallMs = Math.max(watching.wallMs, nextWall - wall);
      watching.cpuMs = Math.max(watching.cpuMs, nextCpu - cpu);
    }
    [wall, cpu] = [nextWall, nextCpu];
  }, 1).unref();
}

function mainThreadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
