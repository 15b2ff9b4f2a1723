import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run torture -- …`: faults of every kind, on the program as it stands.
await command(() => entry("torture/main.ts", process.argv.slice(2)));
