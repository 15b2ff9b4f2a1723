import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

/**
 * Rendered pages are garbage at once: a small nursery keeps memory low for a few percent of processor time. What the
 * start leaves behind is cleared by the program itself. `Dockerfile` and `deploy/skatert.service` have the same.
 */
const flags = ["--max-semi-space-size=4", "--expose-gc"];

/** glibc would give each of the few helper threads a heap of its own, most of it never used. */
const environment = { MALLOC_ARENA_MAX: "1" };

// `npm start -- …`: set-up where it is wanted, then the built server in the foreground.
await command(
  () =>
    entry("apps/server/build/main.js", process.argv.slice(2), { built: true, mode: "production", flags, environment }),
  "Cannot start",
);
