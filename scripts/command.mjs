import { isBuilt } from "./setup/builds.mjs";
import { entry } from "./setup/entry.mjs";
import { command } from "./setup/processes.mjs";

// `npm run staff -- …`: one of the server's commands, src/cli/<name>.ts. The built one starts four times faster. A
// command never builds: the running server may still load files of its build, and the user may not write there.
await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const file = isBuilt("apps/server") ? `build/${name}.js` : `src/cli/${name}.ts`;
  return entry(`apps/server/${file}`, args);
});
