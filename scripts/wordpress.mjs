import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run wordpress`: walks the built storefront before a real WordPress with the plugin of examples/wordpress.
await command(() => entry("scripts/wordpress/main.ts", process.argv.slice(2), { built: true }));
