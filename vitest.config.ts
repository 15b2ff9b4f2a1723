import { defineConfig } from "vitest/config";
import { inProject } from "./scripts/setup/places.mjs";

const tests = "**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Vitest leaves one processor free; on two that would be half of them.
    maxWorkers: "100%",
    projects: [
      // Pure code shares a worker: nothing a test does can reach another. Ten thousand cases a property take their time.
      { test: { name: "domain", root: "packages/domain", include: [tests], isolate: false, testTimeout: 120_000 } },
      { test: { name: "contract", root: "packages/contract", include: [tests], isolate: false, testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          root: "apps/server",
          include: [tests],
          globalSetup: [
            inProject("scripts/postgres/global-setup.ts"),
            inProject("apps/server/src/testing/stores/migrated-template.ts"),
          ],
          // Halves the processor time of each command that the tests start: its modules are compiled once.
          env: { NODE_COMPILE_CACHE: inProject("node_modules/.cache/compiled") },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "storefront",
          root: "apps/storefront",
          include: [tests],
          environment: "node",
          testTimeout: 60_000,
        },
      },
      { test: { name: "office", root: "apps/office", include: [tests], environment: "node", testTimeout: 60_000 } },
      {
        test: {
          name: "scripts",
          root: ".",
          include: [`demo/artwork/${tests}`, `scripts/${tests}`, `bench/${tests}`, `torture/${tests}`],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
