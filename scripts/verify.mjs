import { changedFiles, testFilters } from "./checks/changed-tests.mjs";
import { runSteps } from "./checks/run-steps.mjs";
import { command, say } from "./setup/processes.mjs";

// `npm run verify`: the checks before a commit, without the browser, with the server tests of the change; `npm run
// verify -- --all`: with all server tests.
await command(() => {
  const args = process.argv.slice(2);
  const changed = args.length === 0 ? changedFiles() : null;
  if (changed !== null) say("Running the server tests of the changed files; npm run verify -- --all runs all");
  const filters = changed === null ? args.filter((arg) => arg !== "--all") : testFilters(changed);
  return runSteps(["lint", "types", "unused", "unit"], filters);
});
