import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run screenshots [page type …]`: renders the pictures of README and docs from the production build; with page
// types, only theirs.
await command(async () => {
  const pageTypes = process.argv.slice(2);
  for (const program of pageTypes.length > 0 ? [] : ["take", "office", "shop-office"]) {
    const code = await entry(`scripts/screenshots/${program}.ts`, [], { built: true });
    if (code) return code;
  }
  return entry("scripts/screenshots/page-types.ts", pageTypes, { built: true });
});
