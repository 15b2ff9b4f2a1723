import { build } from "vite";

/** Builds the office again at every change; the server reads its files at a restart. */
await build({ build: { watch: {} } });
