import { build } from "vite";

/** Builds the office again at every change; the server of `npm run dev` reads its files anew. */
await build({ build: { watch: {} } });
