import { linkNode } from "./setup/node.mjs";
import { prepare } from "./setup/prepare.mjs";
import { command, say } from "./setup/processes.mjs";

// `npm run build`: set-up and build without a start, for an installation or an upgrade.
await command(async () => {
  await linkNode(await prepare({ built: true }));
  say("Built: npm start, or restart the service");
  return 0;
}, "Cannot build");
