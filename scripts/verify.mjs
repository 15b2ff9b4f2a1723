import { runSteps } from "./checks/run-steps.mjs";
import { command } from "./setup/processes.mjs";

// `npm run verify`: what to run before a commit. All but the browser.
await command(() => runSteps(["lint", "types", "unused", "unit"], process.argv.slice(2)));
