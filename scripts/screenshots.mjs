import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run screenshots`: draws the pictures of the README anew, from the production build.
await command(() => entry("scripts/screenshots/take.ts", process.argv.slice(2), { storefront: true }));
