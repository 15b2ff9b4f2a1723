import { runSteps } from "./checks/run-steps.mjs";
import { command } from "./setup/processes.mjs";

const [count = "20000", seed] = process.argv.slice(2);

// `npm run attack -- [requests] [seed]`: the attacks of `npm test` with more generated requests, and with long lists.
await command(() => {
  process.env["ATTACK_REQUESTS"] = count;
  if (seed !== undefined) process.env["ATTACK_SEED"] = seed;
  const suites = ["generated-", "large-lists", "keys-before-php"].map((name) => `src/security/${name}`);
  return runSteps(["unit"], ["--project", "server", "--project", "server apart", ...suites]);
});
