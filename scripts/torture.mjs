import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run torture -- …`: injects faults of every kind into the running program.
await command(() => entry("torture/main.ts", process.argv.slice(2)));
