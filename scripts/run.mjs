import { entry } from "./setup/entry.mjs";
import { command, SetupError } from "./setup/processes.mjs";

// `node scripts/run.mjs <file.ts> …`: one of the project's TypeScript files under Node 24.
await command(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new SetupError("name the TypeScript file to run");
  return entry(file, args);
});
