import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run bench -- …`: measures the production build, so it is built first.
await command(() => entry("bench/main.ts", process.argv.slice(2), { built: true, mode: "production" }));
