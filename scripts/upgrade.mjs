import { command } from "./setup/processes.mjs";
import { upgrade } from "./setup/upgrade.mjs";

// `npm run upgrade`: to the newest commit of the branch; `npm run upgrade -- v0.2.0`: to a tag or another commit.
await command(() => upgrade(process.argv[2] ?? null), "Not upgraded");
