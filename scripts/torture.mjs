import { entry } from "./setup/entry.mjs";
import { inProject } from "./setup/places.mjs";
import { command } from "./setup/processes.mjs";

// `npm run torture -- …`: injects faults of every kind into the running program, the built one.
const environment = { SERVER_PROGRAM: inProject("apps/server/build/main.js") };
await command(() => entry("torture/main.ts", process.argv.slice(2), { built: true, environment }));
