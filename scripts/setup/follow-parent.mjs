// Loaded before an entry: when its parent script is killed, the entry stops as on SIGTERM and releases its port. The
// channel itself must not keep a finished entry running.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
