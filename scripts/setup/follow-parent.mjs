// Loaded before an entry: when the script that started it is killed, the entry ends as if asked to, and never lingers
// with the port in its hand. The channel itself must not keep a finished entry alive.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
