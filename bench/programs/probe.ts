// Loaded before a program that is measured: tells over the channel what the process has used so far.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 });
});
// A program under measurement must not outlive its bench.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
