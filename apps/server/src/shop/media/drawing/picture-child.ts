import { drawHere, type PictureTask } from "./picture-task.ts";

/**
 * The child process that decodes pictures (decision 068): a picture cannot exhaust the server's memory, and a decoder's
 * fault ends only this process. It exits above its memory limit, and when its parent is gone.
 */

/** Exit code: the picture needs more memory than the argument allows, bytes. */
const memoryExit = 77;
const lookEveryMs = 20;
const maxMemory = Number(process.argv[2]);

// libvips decodes on its own threads, so this timer runs during a decode.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(memoryExit);
}, lookEveryMs).unref();
process.on("disconnect", () => process.exit());
// A stop signal for the whole process group reaches the child too; the server lets the running task end.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("message", (task: PictureTask) => {
  drawHere(task).then(
    (bytes) => process.send?.({ bytes }),
    (error) => process.send?.({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
