import { chosenSteps, runSteps } from "./checks/run-steps.mjs";
import { command } from "./setup/processes.mjs";

// `npm test`: everything. `npm test -- unit coupons`, `npm test -- e2e checkout`: a part of it.
await command(() => {
  const { words, rest } = chosenSteps(process.argv.slice(2));
  return runSteps(words, rest);
});
