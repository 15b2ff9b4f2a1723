import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

/**
 * Rendered pages become garbage at once: a small young generation saves memory for a few percent of processor time. The
 * program itself frees the memory of the start. `Dockerfile` and `deploy/skatert.service` set the same.
 */
const flags = ["--max-semi-space-size=4", "--expose-gc"];

/** glibc would give each helper thread its own heap, most of it unused. */
const environment = { MALLOC_ARENA_MAX: "1" };

// `npm start -- …`: set-up if needed, then the built server in the foreground.
await command(
  () =>
    entry("apps/server/build/main.js", process.argv.slice(2), { built: true, mode: "production", flags, environment }),
  "Cannot start",
);
