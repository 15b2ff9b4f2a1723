import { build } from "vite";

/** Builds both bundles again at every change; the server watches `build/server` and reloads it. */
const watch = {};
await build({ build: { watch } });
await build({ build: { watch, ssr: true } });
