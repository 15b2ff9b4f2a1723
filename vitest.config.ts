import { defineConfig } from "vitest/config";
import type { ProjectConfig } from "vitest/node";
import { mockingTests } from "./scripts/setup/mocking-tests.mjs";
import { inProject } from "./scripts/setup/places.mjs";

const tests = "**/*.test.{ts,tsx}";

const modules = "**/node_modules/**";

/** They compare processor times. */
const serverApart = [
  "src/security/large-lists.test.ts",
  "src/modules/imports/apply/new-sections.test.ts",
  ...mockingTests("apps/server"),
];
/** A worker's last good copies would answer for a backend that fails. */
const storefrontApart = ["app/page-data/content/shop-content.test.ts", ...mockingTests("apps/storefront")];
const officeApart = mockingTests("apps/office");
const server = {
  root: "apps/server",
  globalSetup: [
    inProject("scripts/postgres/global-setup.ts"),
    inProject("apps/server/src/testing/stores/migrated-template.ts"),
  ],
  // Halves the processor time of each command that the tests start: its modules are compiled once.
  env: { NODE_COMPILE_CACHE: inProject("node_modules/.cache/compiled") },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const storefront = { root: "apps/storefront", testTimeout: 60_000 };
const office = { root: "apps/office", testTimeout: 60_000 };

/** A project whose tests share a worker's modules, and a second one for the files that must not. */
function sharedAndApart(name: string, settings: ProjectConfig, apart: readonly string[]) {
  return [
    { test: { ...settings, name, include: [tests], exclude: [modules, ...apart], isolate: false } },
    { test: { ...settings, name: `${name} apart`, include: [...apart] } },
  ];
}

export default defineConfig({
  test: {
    // Vitest leaves one processor free; on two that would be half of them.
    maxWorkers: "100%",
    projects: [
      // Pure code shares a worker: nothing a test does can reach another. Ten thousand cases a property take their time.
      { test: { name: "domain", root: "packages/domain", include: [tests], isolate: false, testTimeout: 120_000 } },
      { test: { name: "contract", root: "packages/contract", include: [tests], isolate: false, testTimeout: 60_000 } },
      // Loading the server takes longer than most files' tests. Every test has a store and an app of its own.
      ...sharedAndApart("server", server, serverApart),
      ...sharedAndApart("storefront", storefront, storefrontApart),
      ...sharedAndApart("office", office, officeApart),
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
