import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run screenshots [page type …]`: renders the pictures of README and docs from the production build; with page
// types, only theirs.
await command(async () => {
  const pageTypes = process.argv.slice(2);
  const code = pageTypes.length > 0 ? 0 : await entry("scripts/screenshots/tour.ts", [], { built: true });
  return code || entry("scripts/screenshots/page-types.ts", pageTypes, { built: true });
});
