import { NODE_FLAGS } from "./setup/entry.mjs";
import { writeGenerated } from "./setup/generated.mjs";
import { inProject } from "./setup/places.mjs";
import { prepare } from "./setup/prepare.mjs";
import { command, environmentFor, run } from "./setup/processes.mjs";
import { environmentOf, readSettings } from "./setup/settings.mjs";

// `npm run dev`: rebuilds the storefront and the office and restarts the server at each change. If one ends, so do the others.
await command(async () => {
  const settings = environmentOf(readSettings());
  const node = await prepare({ built: true });
  await writeGenerated(node);
  const either = new AbortController();
  const options = { env: environmentFor(node, settings), signal: either.signal };
  const running = [
    ...["storefront", "office"].map((app) => run(node, ["dev.ts"], { ...options, cwd: inProject("apps", app) })),
    run(node, [...NODE_FLAGS, "--watch", inProject("apps", "server", "src", "main.ts"), "--watch-office"], options),
  ];
  const code = await Promise.race(running);
  either.abort();
  await Promise.allSettled(running);
  return code;
}, "Cannot start");
