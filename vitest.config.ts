import { defineConfig } from "vitest/config";
import type { ProjectConfig } from "vitest/node";
import { mockingTests } from "./scripts/setup/mocking-tests.mjs";
import { inProject } from "./scripts/setup/places.mjs";

const tests = "**/*.test.{ts,tsx}";

const modules = "**/node_modules/**";

/** Every project reads it, so that one number decides how long properties are tried. */
const setupFiles = [inProject("scripts/checks/properties/property-cases.ts")];

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
  setupFiles,
  globalSetup: [
    inProject("scripts/postgres/global-setup.ts"),
    inProject("apps/server/src/testing/stores/migrated-template.ts"),
  ],
  // Halves the processor time of each command that the tests start: its modules are compiled once.
  env: { NODE_COMPILE_CACHE: inProject("node_modules/.cache/compiled") },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const storefront = { root: "apps/storefront", setupFiles, testTimeout: 60_000 };
const office = { root: "apps/office", setupFiles, testTimeout: 60_000 };

/** A project whose tests share a worker's modules, and a second one for the files that must not. */
function sharedAndApart(name: string, settings: ProjectConfig, apart: readonly string[]) {
  return [
    { test: { ...settings, name, include: [tests], exclude: [modules, ...apart], isolate: false } },
    { test: { ...settings, name: `${name} apart`, include: [...apart] } },
  ];
}

function sharedCode(name: string, testTimeout: number) {
  return { test: { name, root: `packages/${name}`, setupFiles, include: [tests], isolate: false, testTimeout } };
}

export default defineConfig({
  test: {
    // Vitest leaves one processor free; on two that would be half of them.
    maxWorkers: "100%",
    projects: [
      // Pure code shares a worker: nothing a test does can reach another. Ten thousand cases a property take their time.
      sharedCode("domain", 300_000),
      sharedCode("contract", 120_000),
      // Loading the server takes longer than most files' tests. Every test has a store and an app of its own.
      ...sharedAndApart("server", server, serverApart),
      ...sharedAndApart("storefront", storefront, storefrontApart),
      ...sharedAndApart("office", office, officeApart),
      {
        test: {
          name: "scripts",
          root: ".",
          setupFiles,
          include: [`scripts/${tests}`, `bench/${tests}`, `torture/${tests}`],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
