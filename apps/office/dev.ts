import { build } from "vite";

/** Rebuilds the office on every change. The server of `npm run dev` reads the files from disk each time. */
await build({ build: { watch: {} } });
