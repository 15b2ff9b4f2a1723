import { expect, it } from "vitest";
import { testFilters } from "./changed-tests.mjs";

const quick = ["packages/", "apps/storefront/", "apps/office/", "scripts/", "bench/", "torture/"];

it("verify runs the quick tests for every change, and the server's tests of the changed folders", () => {
  expect(testFilters(["packages/domain/src/money/money.ts", "apps/storefront/app/routes/root.tsx"])).toEqual(quick);
  expect(
    testFilters([
      "apps/server/src/modules/orders/placing/find-position.ts",
      "apps/server/src/modules/orders/service.ts",
      "apps/server/src/database/store.ts",
    ]),
  ).toEqual([...quick, "apps/server/src/modules/orders/", "apps/server/src/database/"]);
});

it("verify runs the tests beside a changed file of the server's own folder, and the examples of a changed page", () => {
  expect(testFilters(["apps/server/src/app.ts", "apps/server/src/main.test.ts", "docs/operate.md"])).toEqual([
    ...quick,
    "apps/server/src/app.",
    "apps/server/src/main.",
    "apps/server/src/documented/",
  ]);
});
