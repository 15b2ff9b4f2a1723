import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm start -- …`: set-up where it is wanted, then the production server in the foreground.
await command(() => entry("apps/server/src/main.ts", process.argv.slice(2), { storefront: true, mode: "production" }));
